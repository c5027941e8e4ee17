import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { get, list, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { sheetToUse } from "../can-use-sheet.ts";
import { partShape } from "../place-on-sheet.ts";
import { isSameShape } from "../same-shape.ts";
import { type SheetRevision, sheetRevisionShape } from "../sheet-revision.ts";
import { AS_IT_LIES, fitByPoints, isSameFit, type SheetFit } from "./sheet-fit.ts";

/** A place on a page, in parts of it. */
const placeShape = z.object({ x: partShape, y: partShape });

/** A place that both pages have. */
const commonPointShape = z.object({ older: placeShape, newer: placeShape });

/**
 * `plan/sheet/align`: how a revision of other proportions lies over another one, by two points that both have. Pins and markups of
 * all people are where they belong on each of them from then on: their places are those of the revision on which they were set.
 */
export const alignRevision = defineCommand({
  name: "sheet.align",
  path: "/api/plan/sheet/align",
  arguments: z.object({
    sheetId: idOf("sheet"),
    /** The revision that is laid. */
    id: idOf("sheetRevision"),
    /** The one over which it is laid. */
    olderId: idOf("sheetRevision"),
    /** Left out: a part of the sheet is the same part of it again. */
    points: z.optional(z.tuple([commonPointShape, commonPointShape])),
  }),
  reply: sheetRevisionShape,
  lane: ({ sheetId }) => ({ entity: "sheet", id: sheetId }),
  *decide({ sheetId, id, olderId, points }, actor) {
    const found = yield* sheetToUse(sheetId, actor);
    if (!found.ok) return refused(found.error);
    if (found.value.barred) return refused(found.value.barred);
    const [revision, older] = [
      yield* get("sheetRevision", id),
      yield* get("sheetRevision", olderId),
    ];
    if (revision?.sheetId !== sheetId || older?.sheetId !== sheetId)
      return refused(parameterError("sheet.revisionGone"));
    if (id === olderId) return refused(parameterError());
    const fit = points ? fitByPoints(points, older, revision) : AS_IT_LIES;
    if (!fit) return refused(parameterError("sheet.pointsTooClose"));
    const put = { ...revision, fit };
    return applied(yield* layChanges(revision, fit), put);
  },
});

/** That revision, and those that came after it and lie as it did. */
function* layChanges(revision: SheetRevision, fit: SheetFit): Reading<Change[]> {
  const revisions = yield* list("sheetRevision", { sheetId: revision.sheetId });
  return revisions
    .filter(
      (each) =>
        !isSameFit(each.fit, fit) &&
        (each.id === revision.id ||
          (each.createTime > revision.createTime &&
            isSameShape(each, revision) &&
            isSameFit(each.fit, revision.fit))),
    )
    .map((each): Change => {
      return { entity: "sheetRevision", action: "update", put: { ...each, fit } };
    });
}
