import dayjs from "dayjs";
import { type RepeatRule, REPEAT_UNITS } from "#domain/task/repeat/repeat-rule.ts";
import type { Task } from "#domain/task/task.ts";
import { hasTimes } from "#domain/task/task-times.ts";

/** The clock by which this device shows times. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** The rule that a person begins with: that of the task, or once a week. */
export function firstDraft({ repeat }: Pick<Task, "repeat">): RepeatRule {
  if (!repeat) return plainRule("week");
  const { unit, every, weekdays, month, monthDay, after, endTime, endCount, timeZone } = repeat;
  return { unit, every, weekdays, month, monthDay, after, endTime, endCount, timeZone };
}

function plainRule(unit: RepeatRule["unit"], more: Partial<RepeatRule> = {}): RepeatRule {
  return {
    unit,
    every: 1,
    weekdays: [],
    month: 0,
    monthDay: 0,
    after: "start",
    endTime: 0,
    endCount: 0,
    timeZone: ownTimeZone(),
    ...more,
  };
}

/** The rules that most people mean, each one press away. */
export function usualRules(): readonly RepeatRule[] {
  const [day, week, month, year] = REPEAT_UNITS;
  return [
    plainRule(day),
    plainRule(week, { weekdays: [1, 2, 3, 4, 5] }),
    plainRule(week),
    plainRule(week, { every: 2 }),
    plainRule(month),
    plainRule(year),
  ];
}

/** The day of the month on which a task starts, where nobody says another. */
export function startDay(task: Pick<Task, "startTime" | "endTime">, now: number): number {
  return dayjs(hasTimes(task) ? task.startTime : now).date();
}

/** The end of a day that a field names, epoch ms; 0 where it names none. */
export function endOfDate(text: string): number {
  const day = dayjs(text).endOf("day");
  return text !== "" && day.isValid() ? day.valueOf() : 0;
}

/** A moment as a field for dates writes it. */
export function dateOfEnd(time: number): string {
  return time > 0 ? dayjs(time).format("YYYY-MM-DD") : "";
}
