import paths from "./icons.json?paths";

export const icon = (id: string): string | undefined => paths[id];
