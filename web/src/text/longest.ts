const SOFT_HYPHEN = "\u00ad";

/** Letters of the longest word: a name is set so small that it fits into its card. */
export const longest = (name: string): number =>
  Math.max(
    ...name
      .replaceAll(SOFT_HYPHEN, "")
      .split(/[\s-]/)
      .map((word) => word.length),
  );
