import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editTimeEntry } from "./edit-time-entry.ts";

export const editTimeEntryCases = casesOf(editTimeEntry, {
  arguments: ({ timeEntry }) => ({ id: timeEntry.id, minutes: 30, note: "Less" }),
  roles: leaders(PARAMETER_ERROR),
});
