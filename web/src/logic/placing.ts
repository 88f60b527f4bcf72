/** Where a floating panel fits beside an element, inside the window. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const APART = 14;
const MARGIN = 8;

export function besideBox(box: Box, panel: Size, window: Size): { left: number; top: number } {
  const right = box.right + APART;
  const left = box.left - APART - panel.width;
  const fitsRight = right + panel.width + MARGIN <= window.width;
  const fitsLeft = left >= MARGIN;
  const middle = (box.top + box.bottom) / 2 - panel.height / 2;
  const top = Math.max(MARGIN, Math.min(middle, window.height - panel.height - MARGIN));
  if (fitsRight || fitsLeft) return { left: fitsRight ? right : left, top };
  const centred = Math.max(
    MARGIN,
    Math.min((box.left + box.right - panel.width) / 2, window.width - panel.width - MARGIN),
  );
  const above = box.top - APART - panel.height;
  return { left: centred, top: above >= MARGIN ? above : box.bottom + APART };
}
