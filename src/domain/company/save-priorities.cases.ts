import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { savePriorities } from "./save-priorities.ts";

export const savePrioritiesCases = casesOf(savePriorities, {
  by: "administrator",
  arguments: () => ({
    list: [
      { priority: 5, name: "Work stands", color: "purple" as const, days: 1 },
      { priority: 1, color: "red" as const, days: 2 },
    ],
  }),
  roles: administrators(),
  refusals: {
    "a new one without a name": {
      by: "administrator",
      arguments: () => ({ list: [{ priority: 7, color: "red" as const, days: 0 }] }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
