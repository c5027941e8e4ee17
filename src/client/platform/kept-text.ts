import { forgetSettings, readSetting, settingsThatBegin, writeSetting } from "./local-settings.ts";

const START = "kept.";

/** Words that were typed and not used yet; they stay until they are. */
export function readKept(name: string): string {
  return readSetting(START + name) ?? "";
}

export function writeKept(name: string, text: string): void {
  writeSetting(START + name, text === "" ? undefined : text);
}

/** All of them, by their names. */
export function allKept(): Record<string, string> {
  return settingsThatBegin(START);
}

/** Puts words back where nothing else has been typed meanwhile. */
export function bringKeptBack(kept: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(kept)) {
    if (readKept(name) === "") writeKept(name, text);
  }
}

/** Nothing of it stays for whoever uses this browser next. */
export function forgetKept(): void {
  forgetSettings(START);
}
