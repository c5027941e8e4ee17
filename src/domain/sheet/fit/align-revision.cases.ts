import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import type { ArgumentsOf } from "../../commands.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { alignRevision } from "./align-revision.ts";

type Points = NonNullable<ArgumentsOf<"sheet.align">["points"]>;

const points: Points = [
  { older: { x: 100_000, y: 100_000 }, newer: { x: 200_000, y: 200_000 } },
  { older: { x: 900_000, y: 900_000 }, newer: { x: 800_000, y: 800_000 } },
];

export const alignRevisionCases = casesOf(alignRevision, {
  by: "member",
  arguments: ({ revisedSheet, revision }) => ({
    sheetId: revisedSheet.id,
    id: revisedSheet.revisionId,
    olderId: revision.id,
    points,
  }),
  roles: inside(PARAMETER_ERROR),
  refusals: {
    "points that are too close together": {
      arguments: ({ revisedSheet, revision }) => ({
        sheetId: revisedSheet.id,
        id: revisedSheet.revisionId,
        olderId: revision.id,
        points: [points[0], points[0]] satisfies Points,
      }),
      code: PARAMETER_ERROR,
      reason: "sheet.pointsTooClose",
    },
    "a revision of another sheet": {
      arguments: ({ sheet, revision }) => ({
        sheetId: sheet.id,
        id: sheet.revisionId,
        olderId: revision.id,
      }),
      code: PARAMETER_ERROR,
      reason: "sheet.revisionGone",
    },
  },
});
