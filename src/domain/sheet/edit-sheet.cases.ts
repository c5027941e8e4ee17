import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editSheet } from "./edit-sheet.ts";

export const editSheetCases = casesOf(editSheet, {
  by: "member",
  arguments: ({ sheet }) => ({ id: sheet.id, number: "A-209", title: "Level 9", widthMm: 50_000 }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "one that was removed": {
      arguments: ({ removedSheet }) => ({ id: removedSheet.id, title: "Level 8" }),
      code: PARAMETER_ERROR,
      reason: "sheet.gone",
    },
  },
});
