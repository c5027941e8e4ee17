import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { type SkinTone, skinTones } from "./skin-tone.ts";

const RECENT = "emoji.recent";
const TONE = "emoji.tone";
/** Three rows of a picker. */
const RECENT_MAX = 27;

/** What was picked last in this browser, the newest first. */
export function recentEmoji(): readonly string[] {
  return (readSetting(RECENT) ?? "").split(" ").filter(Boolean);
}

export function keepRecent(symbol: string): void {
  const others = recentEmoji().filter((other) => other !== symbol);
  writeSetting(RECENT, [symbol, ...others].slice(0, RECENT_MAX).join(" "));
}

/** The tone of skin that was chosen in this browser. */
export function keptTone(): SkinTone {
  const kept = readSetting(TONE);
  return skinTones.find((tone) => tone === kept) ?? "";
}

export function keepTone(tone: SkinTone): void {
  writeSetting(TONE, tone === "" ? undefined : tone);
}
