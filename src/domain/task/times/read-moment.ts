import type { Clock } from "../../company/default-times.ts";
import { addDays, atClock, startOfDay } from "./calendar-day.ts";
import { inOneDay } from "./half-day.ts";
import { readSide, type Side, splitSides } from "./phrase-sides.ts";
import type { Token } from "./phrase-matcher.ts";
import { readTokens } from "./phrase-tokens.ts";
import { phraseWords } from "./phrase-words.ts";
import { momentOf } from "./read-time-phrase.ts";

interface MomentSetting {
  /** One of the product's languages (`#base/languages.ts`). */
  readonly language: string;
  readonly now: number;
  /** The time of day where only a day is said. */
  readonly morning: Clock;
}

/**
 * Reads what a person typed as one moment that is yet to come: "tomorrow 14:00", "in 20 minutes", "monday". Of a time that
 * lasts it is the beginning. Undefined where the words are no time, or one that has passed.
 */
export function readMoment(phrase: string, setting: MomentSetting): number | undefined {
  const { language, now, morning } = setting;
  const words = phraseWords[language];
  const tokens = words && readTokens(phrase, words, now);
  const [only] = tokens ?? [];
  // Nobody knows whether a number alone is an hour or a day.
  if (!tokens || !only || (tokens.length === 1 && only.kind === "number")) return undefined;
  if (tokens.length === 1 && only.kind === "length") return now + only.length;
  if (tokens.length === 1 && only.kind === "count")
    return atClock(addDays(startOfDay(now), only.days), morning);
  const side = beginning(tokens, now);
  const moment = side && (momentOf(side, now) ?? (side.first && atClock(side.first, morning)));
  return moment && moment > now ? moment : undefined;
}

/** Where a time begins that lasts; "3-5pm" begins in the afternoon. */
function beginning(tokens: readonly Token[], now: number): Side | undefined {
  const { from, to } = splitSides(tokens);
  if (!from || !to) return readSide(from ?? to ?? [], now);
  const first = readSide(from, now);
  const end = readSide(to, now)?.said;
  if (!first?.said || !end) return first;
  const [clock] = inOneDay(first.said, end);
  return { ...first, said: { clock } };
}
