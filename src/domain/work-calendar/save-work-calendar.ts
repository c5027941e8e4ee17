import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { nameShape } from "../name.ts";
import { get } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { flagShape } from "../shape.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import { USUAL_CALENDAR } from "./usual-calendar.ts";
import {
  type CalendarDay,
  dateShape,
  weekdayShape,
  type WorkCalendar,
  workCalendarShape,
} from "./work-calendar.ts";
import {
  CALENDAR_DAY_NAME_MAX,
  CALENDAR_DAYS_AT_ONCE,
  CALENDAR_DAYS_MAX,
} from "./work-calendar-limits.ts";

const WEEK = 7;

const dayShape = z.object({
  date: dateShape,
  work: flagShape,
  name: z.optional(nameShape(1, CALENDAR_DAY_NAME_MAX)),
});

/** `system/calendar/save`: on which days the company works. Days come and go one by one, so that two who enter them both do. */
export const saveWorkCalendar = defineCommand({
  name: "workCalendar.save",
  path: "/api/system/calendar/save",
  access: "admin",
  arguments: z.object({
    /** All working days of a week. */
    week: z.optional(z.array(weekdayShape).check(z.minLength(1), z.maxLength(WEEK))),
    /** Days that are otherwise than their weekday; one that is there already becomes this one. */
    addDay: z.optional(z.array(dayShape).check(z.maxLength(CALENDAR_DAYS_AT_ONCE))),
    removeDay: z.optional(z.array(dateShape).check(z.maxLength(CALENDAR_DAYS_AT_ONCE))),
  }),
  reply: workCalendarShape,
  lane: () => companyScope,
  *decide({ week, addDay = [], removeDay = [] }, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const stored = yield* get("workCalendar", COMPANY_ID);
    const before = stored ?? { id: COMPANY_ID, ...USUAL_CALENDAR };
    const days = new Map(before.days.map((day) => [day.date, day]));
    for (const date of removeDay) days.delete(date);
    for (const { date, work, name = "" } of addDay) days.set(date, { date, work, name });
    if (days.size > Math.max(CALENDAR_DAYS_MAX, before.days.length)) {
      return refused(parameterError("workCalendar.max", { count: CALENDAR_DAYS_MAX }));
    }
    const put: WorkCalendar = {
      id: COMPANY_ID,
      week: week ? [...new Set(week)].toSorted((left, right) => left - right) : before.week,
      days: [...days.values()].toSorted(byDate),
    };
    const action = stored ? "update" : "add";
    return applied([{ entity: "workCalendar", action, put }], put, [
      { kind: "workCalendar", targetId: COMPANY_ID, detail: {} },
    ]);
  },
});

const byDate = (left: CalendarDay, right: CalendarDay) => (left.date < right.date ? -1 : 1);
