/** Marks what explains itself: a number whose sum the rules know, a term of the glossary.

    <span {@attach figure("culture:0")}>{culture}</span>
    <button {@attach term("corruption")}>…</button>

The shell listens for hovering, focus and taps on them by itself. */
export const figure =
  (id: string) =>
  (node: Element): void =>
    node.setAttribute("data-figure", id);

export const term =
  (name: string) =>
  (node: Element): void =>
    node.setAttribute("data-term", name);
