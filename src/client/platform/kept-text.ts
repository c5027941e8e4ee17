import { forgetSettings, readSetting, writeSetting } from "./local-settings.ts";

/** Words that were typed and not used yet; they stay until they are. */
export function readKept(name: string): string {
  return readSetting(`kept.${name}`) ?? "";
}

export function writeKept(name: string, text: string): void {
  writeSetting(`kept.${name}`, text === "" ? undefined : text);
}

/** Nothing of it stays for whoever uses this browser next. */
export function forgetKept(): void {
  forgetSettings("kept.");
}
