import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeSheet } from "./remove-sheet.ts";

export const removeSheetCases = casesOf(removeSheet, {
  arguments: ({ sheet }) => ({ id: sheet.id }),
  roles: leaders(PARAMETER_ERROR),
});
