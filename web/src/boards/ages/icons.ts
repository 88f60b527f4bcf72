import paths from "./icons.json?paths";

const AGE = /_(a|i|ii|iii)$/;

/** The drawing for a card or a sign of the game; the cards of several ages share theirs. */
export const icon = (id: string): string | undefined => paths[id] ?? paths[id.replace(AGE, "")];
