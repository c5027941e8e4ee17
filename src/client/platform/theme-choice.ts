import { readSetting, writeSetting } from "./local-settings.ts";

/** "auto" follows the system. */
export type ThemeChoice = "auto" | "light" | "dark";

const NAME = "theme";

export function readThemeChoice(): ThemeChoice {
  const value = readSetting(NAME);
  return value === "light" || value === "dark" ? value : "auto";
}

/** Also read by `public/start.js` before the first paint. */
export function writeThemeChoice(choice: ThemeChoice): void {
  writeSetting(NAME, choice === "auto" ? undefined : choice);
}

/** Whether this browser can tell and follow a scheme; elsewhere a change is refused (seed 000 §1). */
export function canChangeTheme(): boolean {
  return (
    CSS.supports("color-scheme", "dark") && matchMedia("(prefers-color-scheme)").media !== "not all"
  );
}
