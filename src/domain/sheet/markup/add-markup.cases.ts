import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { addMarkup } from "./add-markup.ts";

export const addMarkupCases = casesOf(addMarkup, {
  by: "member",
  arguments: ({ sheet, mint }, me) => ({
    id: mint(me),
    sheetId: sheet.id,
    kind: "cloud",
    color: "red",
    points: [100_000, 100_000, 300_000, 200_000],
  }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "a line without an end": {
      arguments: ({ sheet }) => ({ sheetId: sheet.id, kind: "line", color: "red", points: [1, 2] }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
