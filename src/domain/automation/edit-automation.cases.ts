import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editAutomation } from "./edit-automation.ts";

export const editAutomationCases = casesOf(editAutomation, {
  arguments: ({ automation }) => ({ id: automation.id, name: "Urgent ones", enabled: 0 }),
  roles: leaders(PARAMETER_ERROR),
  refusals: {
    "a clock that nobody knows": {
      arguments: ({ automation }) => ({ id: automation.id, timeZone: "Moon/Tranquility" }),
      code: PARAMETER_ERROR,
      reason: "task.timeZoneUnknown",
    },
  },
});
