import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeRevision } from "./remove-revision.ts";

export const removeRevisionCases = casesOf(removeRevision, {
  arguments: ({ revisedSheet, revision }) => ({ sheetId: revisedSheet.id, id: revision.id }),
  roles: leaders(PARAMETER_ERROR),
  refusals: {
    "the last one of a sheet": {
      arguments: ({ sheet }) => ({ sheetId: sheet.id, id: sheet.revisionId }),
      code: PARAMETER_ERROR,
      reason: "sheet.lastRevision",
    },
  },
});
