import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { saveWorkCalendar } from "./save-work-calendar.ts";

export const saveWorkCalendarCases = casesOf(saveWorkCalendar, {
  by: "administrator",
  arguments: () => ({
    week: [1, 2, 3, 4, 5, 6],
    addDay: [{ date: "2026-10-01", work: 0 as const, name: "National Day" }],
  }),
  roles: administrators(),
  refusals: {
    "a week without work": {
      by: "administrator",
      arguments: () => ({ week: [] }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
