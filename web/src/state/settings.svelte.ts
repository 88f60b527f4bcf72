/** What this browser likes: language, theme, motion, sounds, keys, confirmations, opponents. Kept in the browser. */

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "less";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  keys: boolean;
  confirm: boolean;
  bot: string; // chosen last as an opponent
}

const PLACE = "zeitalter-settings";

function systemLanguage(): Language {
  return navigator.language.startsWith("de") ? "de" : "en";
}

function read(): Kept {
  const standard: Kept = {
    language: systemLanguage(),
    theme: "system",
    motion: "system",
    sounds: false,
    keys: true,
    confirm: true,
    bot: "",
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return standard;
  }
}

export const settings: Kept = $state(read());

/** Keeps the settings and shows them on the page; call inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "less") root.dataset.motion = "less";
  else delete root.dataset.motion;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // private windows may refuse; the settings then hold until the page closes
  }
}
