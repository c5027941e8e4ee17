import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { flagShape, idShape } from "../shape.ts";

/** A day wherever one is, "YYYY-MM-DD". */
export const dateShape = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

/** 1 = Monday, 7 = Sunday. */
export const weekdayShape = z.int().check(z.minimum(1), z.maximum(7));

const calendarDayShape = z.object({
  date: dateShape,
  /** 1 = it is worked on, 0 = it is not, whatever its weekday. */
  work: flagShape,
  /** Why. */
  name: z.string(),
});
export type CalendarDay = z.infer<typeof calendarDayShape>;

/** When the company works. While nobody has said so there is no row, and the usual week counts. */
export const workCalendarShape = z.object({
  /** The company's. */
  id: idShape,
  /** Days of the week on which work is done, from the first to the last. */
  week: z.array(weekdayShape),
  /** Days that are otherwise than their weekday, by their date. */
  days: z.array(calendarDayShape),
});
export type WorkCalendar = z.infer<typeof workCalendarShape>;

export const workCalendarEntity = defineEntity({
  name: "workCalendar",
  table: "work_calendars",
  frame: "company",
  since: 21,
  shape: workCalendarShape,
  birth: "shared",
  scope: () => companyScope,
  lists: [],
});
