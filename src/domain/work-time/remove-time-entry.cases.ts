import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeTimeEntry } from "./remove-time-entry.ts";

export const removeTimeEntryCases = casesOf(removeTimeEntry, {
  arguments: ({ timeEntry }) => ({ id: timeEntry.id }),
  roles: leaders(PARAMETER_ERROR),
});
