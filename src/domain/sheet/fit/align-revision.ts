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
import { fittedChanges } from "./fitted-changes.ts";

/** A place on a page, in parts of it. */
const placeShape = z.object({ x: partShape, y: partShape });

/** A place that both pages have. */
const commonPointShape = z.object({ older: placeShape, newer: placeShape });

/**
 * `plan/sheet/align`: how a revision of other proportions lies over another one, by two points that both have. Pins and markups of
 * all people are where they belong from then on; what was set on that revision before stays where it is on it.
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
  reachesPrivate: true,
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

/** That revision and those that came after it and lie as it did, with what was set on them. */
function* layChanges(revision: SheetRevision, fit: SheetFit): Reading<Change[]> {
  const revisions = yield* list("sheetRevision", { sheetId: revision.sheetId });
  const inTime = revisions.toSorted((one, other) => one.createTime - other.createTime);
  const changes: Change[] = [];
  for (const [place, each] of inTime.entries()) {
    const follows =
      each.id === revision.id ||
      (each.createTime > revision.createTime &&
        isSameShape(each, revision) &&
        isSameFit(each.fit, revision.fit));
    if (!follows) continue;
    changes.push({ entity: "sheetRevision", action: "update", put: { ...each, fit } });
    const until = inTime[place + 1]?.createTime ?? Number.POSITIVE_INFINITY;
    changes.push(...(yield* fittedChanges(each, fit, until)));
  }
  return changes;
}
