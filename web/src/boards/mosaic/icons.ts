import paths from "./icons.json?paths";

/** The drawing for a card or a sign; golden ages and achievements share theirs. */
export const icon = (name: string): string | undefined => paths[name] ?? paths[name.slice(0, name.indexOf("-"))];
