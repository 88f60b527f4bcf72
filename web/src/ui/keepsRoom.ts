/** Keeps the most room an element has taken at this width, so that what lies beside it does not move when it shrinks. */
export const keepsRoom = (element: HTMLElement): (() => void) => {
  let width = 0;
  let most = 0;
  const watch = new ResizeObserver(() => {
    const box = element.getBoundingClientRect();
    if (Math.abs(box.width - width) > 1) {
      width = box.width;
      most = 0;
      element.style.minHeight = "";
    } else if (box.height > most + 0.5) {
      most = box.height;
      element.style.minHeight = `${most}px`;
    }
  });
  watch.observe(element);
  return () => watch.disconnect();
};
