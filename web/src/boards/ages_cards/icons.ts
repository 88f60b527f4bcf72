import paths from "./icons.json?paths";

/** The drawing for a card, a wonder, a resource or a sign of the game. */
export const icon = (name: string): string | undefined => paths[name];
