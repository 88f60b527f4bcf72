/** What this browser likes: language, theme, motion, pace, sounds, keys, confirmations, opponents. Kept in the browser. */

export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "less";
/** How what others do is shown: all of it at once, step by step about a second each, or step by step on a key. */
export type Pace = "once" | "normal" | "steps";
/** What is asked before it is done: what has consequences, also what cannot be taken back, nothing. */
export type Confirm = "consequences" | "final" | "never";

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  keys: boolean;
  confirm: Confirm;
  pace: Pace;
  askAll: boolean; // even what leaves nothing to decide
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
    confirm: "consequences",
    pace: "normal",
    askAll: false,
    bot: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    if (typeof kept.confirm === "boolean") kept.confirm = kept.confirm ? "consequences" : "never"; // as it once was kept
    return { ...standard, ...kept };
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
