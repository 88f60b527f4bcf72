/** What stands behind a list is scrolled into view whenever the list has changed. */
export const inSight =
  (lines: unknown[]) =>
  (end: Element): void => {
    if (lines.length > 0) end.scrollIntoView({ block: "nearest" });
  };
