import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { restoreSheet } from "./restore-sheet.ts";

export const restoreSheetCases = casesOf(restoreSheet, {
  arguments: ({ removedSheet }) => ({ id: removedSheet.id }),
  roles: leaders(PARAMETER_ERROR),
});
