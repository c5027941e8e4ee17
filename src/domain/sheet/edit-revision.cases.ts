import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editRevision } from "./edit-revision.ts";

export const editRevisionCases = casesOf(editRevision, {
  by: "member",
  arguments: ({ revisedSheet, revision }) => ({
    sheetId: revisedSheet.id,
    id: revision.id,
    code: "B1",
    date: 1_751_000_000_000,
  }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "a revision of another sheet": {
      arguments: ({ sheet, revision }) => ({ sheetId: sheet.id, id: revision.id, code: "B1" }),
      code: PARAMETER_ERROR,
      reason: "sheet.revisionGone",
    },
    "one of a sheet that was removed": {
      arguments: ({ removedSheet }) => ({
        sheetId: removedSheet.id,
        id: removedSheet.revisionId,
        code: "B1",
      }),
      code: PARAMETER_ERROR,
      reason: "sheet.gone",
    },
  },
});
