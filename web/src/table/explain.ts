/** Marks what explains itself: a number whose sum the rules know, a term of the glossary.

    <span {@attach figure("culture:0")}>{culture}</span>
    <button {@attach term("corruption")}>…</button>

The shell listens for hovering, focus and taps on them by itself. The arrow keys reach those that are not inside of a
button; the key for the glossary lists them all. */
const CONTROLS = "button, a, input, label, [role=button], [role=radio], [role=tab], [role=img]";

const mark =
  (attribute: string) =>
  (value: string) =>
  (node: Element): void => {
    node.setAttribute(attribute, value);
    if (!node.hasAttribute("tabindex") && !node.closest(CONTROLS)) node.setAttribute("tabindex", "-1");
  };

export const figure = mark("data-figure");

export const term = mark("data-term");
