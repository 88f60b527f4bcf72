import paths from "./icons.json?paths";

/** The drawing for a card or a sign of the game. */
export const icon = (id: string): string | undefined => paths[id];
