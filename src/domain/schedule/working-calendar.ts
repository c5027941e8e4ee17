import type { WorkCalendar } from "../work-calendar/work-calendar.ts";
import type { WorkingDay } from "../company/default-times.ts";
import { addDays, atClock, dayOfDate, startOfDay, weekdayOf } from "../task/times/calendar-day.ts";

/** When a company works. */
export interface WorkingHours extends WorkingDay {
  /** Whether it works on each day of the week, Monday first. */
  readonly week: readonly boolean[];
  /** Days that are otherwise than their weekday: the first moment of each, and whether it is worked on. */
  readonly exceptions: ReadonlyMap<number, boolean>;
}

/** The hours of a company from what it has said; a date that no calendar has counts for nothing. */
export function hoursOf(
  { week, days }: Pick<WorkCalendar, "week" | "days">,
  clocks: WorkingDay,
): WorkingHours {
  const exceptions = new Map<number, boolean>();
  for (const { date, work } of days) {
    const [year = 0, month = 0, dateOfMonth = 0] = date.split("-").map(Number);
    const day = dayOfDate(year, month, dateOfMonth);
    if (day !== undefined) exceptions.set(day, work === 1);
  }
  return { ...clocks, week: WEEKDAYS.map((weekday) => week.includes(weekday)), exceptions };
}

/**
 * The working time of a company in one line: how much of it has passed at a moment, and when how much has. What is
 * reckoned lies after `BEFORE` days before the moment for which it was made; before that no time passes.
 */
export interface WorkingCalendar {
  /** Milliseconds of one working day. */
  readonly dayLength: number;
  isWorkingDay(time: number): boolean;
  /** Milliseconds that were worked before a moment. */
  workedAt(time: number): number;
  /** When so much has been worked and work goes on: the beginning of a day rather than the end of the one before. */
  startAt(worked: number): number;
  /** When so much has been worked: the end of a day rather than the beginning of the next one. */
  endAt(worked: number): number;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const DAY = 86_400_000;
/** As far back as lags can lead from the moment for which a calendar is made. */
const BEFORE = 1_500;
/** Days by which a calendar grows at once. */
const GROWTH = 400;
/** Where nothing is worked for so long it will not be worked at all. */
const NEVER = 40_000;

/** Of a week in which nobody works every day counts; else nothing would ever be done. */
export function createWorkingCalendar(hours: WorkingHours, around: number): WorkingCalendar {
  const origin = addDays(startOfDay(around), -BEFORE);
  const isNever = !hours.week.includes(true);
  const isOn = (day: number) =>
    hours.exceptions.get(day) ?? (isNever || hours.week[weekdayOf(day)] === true);
  /** Of each day from the origin: when it begins to be worked, how long, and how much was worked before it. */
  const begins: number[] = [];
  const lengths: number[] = [];
  const before: number[] = [0];

  function grow(): void {
    for (let count = 0; count < GROWTH; count += 1) {
      const place = begins.length;
      const day = addDays(origin, place);
      const begin = atClock(day, hours.start);
      const length = isOn(day) ? Math.max(0, atClock(day, hours.end) - begin) : 0;
      begins.push(begin);
      lengths.push(length);
      before.push((before[place] ?? 0) + length);
    }
  }

  function placeOf(time: number): number {
    const place = Math.max(0, Math.round((startOfDay(time) - origin) / DAY));
    while (begins.length <= place) grow();
    return place;
  }

  /** The first day after which more has been worked, or so much. */
  function findDay(isEnough: (sum: number) => boolean): number {
    while (!isEnough(before.at(-1) ?? 0) && begins.length < NEVER) grow();
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isEnough(before[middle + 1] ?? 0)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  const momentOn = (place: number, worked: number) =>
    (begins[place] ?? 0) + worked - (before[place] ?? 0);
  const ofDay = ({ hour, minute }: WorkingDay["start"]) => (hour * 60 + minute) * 60_000;
  return {
    dayLength: ofDay(hours.end) - ofDay(hours.start),
    isWorkingDay: (time) => isOn(startOfDay(time)),
    workedAt(time) {
      const place = placeOf(time);
      const passed = time - (begins[place] ?? 0);
      return (before[place] ?? 0) + Math.min(Math.max(0, passed), lengths[place] ?? 0);
    },
    startAt: (worked) =>
      momentOn(
        findDay((sum) => sum > worked),
        worked,
      ),
    endAt: (worked) =>
      momentOn(
        findDay((sum) => sum >= worked),
        Math.max(0, worked),
      ),
  };
}
