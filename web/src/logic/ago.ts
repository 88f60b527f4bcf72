/** How long ago something was, in words of the language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, "second");
}
