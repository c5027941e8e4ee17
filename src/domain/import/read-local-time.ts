import { atClock, dayOfDate } from "../task/times/calendar-day.ts";
import { readJiraTime } from "./jira/read-jira-time.ts";
import { parseIsoTime } from "./parse-iso-time.ts";

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** When a day begins and ends of which a file says no more. */
export const MORNING: Clock = { hour: 9, minute: 0 };
export const EVENING: Clock = { hour: 18, minute: 0 };

const ZONED = /T.*(?:Z|[+-]\d{2}:?\d{2})$/;
const DOTTED =
  /^(?<date>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?:,?\s+(?<hour>\d{1,2}):(?<minute>\d{2}))?/;
const SIGNED =
  /^(?<year>\d{4})[年/](?<month>\d{1,2})[月/](?<date>\d{1,2})日?(?:\s+(?<hour>\d{1,2}):(?<minute>\d{2}))?/;

/** A moment as people and programs write it; without a zone it is where the file is read, without an hour at `clock`. Undefined where it is none. */
export function readLocalTime(text: string, clock: Clock): number | undefined {
  const written = text.normalize("NFKC").trim();
  if (ZONED.test(written)) return parseIsoTime(written) ?? undefined;
  const { date, month, year, hour, minute } =
    (DOTTED.exec(written) ?? SIGNED.exec(written))?.groups ?? {};
  if (date === undefined) return readJiraTime(written, clock);
  const day = dayOfDate(Number(year), Number(month), Number(date));
  if (day === undefined) return undefined;
  if (hour === undefined) return atClock(day, clock);
  return Number(hour) > 23 || Number(minute) > 59
    ? undefined
    : atClock(day, { hour: Number(hour), minute: Number(minute) });
}
