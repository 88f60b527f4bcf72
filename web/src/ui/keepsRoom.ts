/** Keeps the most room an element has taken at this width, so that what lies beside it does not move when it shrinks;
begins anew with each turn. */
export const keepsRoom =
  (_turn: number | null) =>
  (element: HTMLElement): (() => void) => {
    let width = 0;
    let most = 0;
    element.style.minHeight = "";
    const watch = new ResizeObserver(() => {
      const now = element.getBoundingClientRect().width;
      if (Math.abs(now - width) > 1) {
        width = now;
        most = 0;
        element.style.minHeight = "";
      }
      const { height } = element.getBoundingClientRect();
      if (height <= most + 0.5) return;
      most = height;
      element.style.minHeight = `${most}px`;
    });
    watch.observe(element);
    return () => watch.disconnect();
  };
