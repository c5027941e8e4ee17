import { readMoment } from "../../task/times/read-moment.ts";
import { MORNING } from "./quick-reminder.ts";

/** When somebody wants to be reminded, and of what; without a time all of it are the words. */
interface Reminder {
  readonly time: number | undefined;
  readonly words: string;
}

/** Characters that a time takes at most. */
const TIME_MAX = 40;
/** Scripts without blanks between words. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A number that a word follows counts what comes, and is no hour: "明天9点 3号楼". */
const OPEN_NUMBER = /(?<![:.\d])\d+$/;
const BETWEEN = /^[\s,，、:：;；-]+/;

/** "tomorrow 9:00 order concrete": the longest time that the words begin with, and what stands behind it. */
export function readReminder(
  text: string,
  setting: { readonly language: string; readonly now: number },
): Reminder {
  const whole = text.trim();
  for (let at = Math.min(whole.length, TIME_MAX); at > 0; at -= 1) {
    if (!mayEnd(whole, at)) continue;
    const time = readMoment(whole.slice(0, at), { ...setting, morning: MORNING });
    if (time !== undefined) return { time, words: whole.slice(at).replace(BETWEEN, "") };
  }
  return { time: undefined, words: whole };
}

/** Whether a time can end there: behind a word, in scripts without blanks behind any sign. */
function mayEnd(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const next = text.charAt(at);
  if (/\s$/.test(before)) return false;
  if (next === "" || /^(?:[\s,，、;；]|[:：](?!\d))/.test(text.slice(at))) return true;
  if (/[\p{L}\p{N}]/u.test(next) && OPEN_NUMBER.test(before)) return false;
  return DENSE.test(next) || DENSE.test(before.charAt(at - 1));
}
