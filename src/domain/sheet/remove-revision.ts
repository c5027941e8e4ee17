import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { get, list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { sheetToUse } from "./can-use-sheet.ts";
import { mayTakeAway } from "./may-take-away.ts";
import { newestRevisionFirst } from "./revisions-of.ts";
import { leftChanges } from "./fit/left-changes.ts";
import { removeRevisionChanges } from "./sheet-files.ts";
import { sheetShape } from "./sheet.ts";

/**
 * `plan/sheet/revision/remove`: a revision goes for good, by who brought it and who leads the plan; pins and markups stay on the
 * sheet where they are, of which the newest of the others holds from now on. The last one goes with its sheet only. What it was drawn from goes
 * along, unless another one is drawn from the same file.
 */
export const removeRevision = defineCommand({
  name: "sheet.removeRevision",
  path: "/api/plan/sheet/revision/remove",
  arguments: z.object({ sheetId: idOf("sheet"), id: idOf("sheetRevision") }),
  reply: sheetShape,
  lane: ({ sheetId }) => ({ entity: "sheet", id: sheetId }),
  takes: true,
  reachesPrivate: true,
  *decide({ sheetId, id }, actor) {
    const found = yield* sheetToUse(sheetId, actor);
    if (!found.ok) return refused(found.error);
    const { sheet, leads, barred } = found.value;
    if (barred) return refused(barred);
    const revision = yield* get("sheetRevision", id);
    if (revision?.sheetId !== sheetId) return refused(parameterError("sheet.revisionGone"));
    if (!mayTakeAway(revision, { userId: actor.userId, leads }))
      return refused(noAccess("sheet.makerOnly"));
    const held = yield* list("sheetRevision", { sheetId });
    const others = held.filter((each) => each.id !== id);
    const [next] = newestRevisionFirst(others, sheet.revisionId);
    if (!next) return refused(parameterError("sheet.lastRevision"));
    const put = { ...sheet, revisionId: next.id, updateTime: actor.now };
    const changes: Change[] = [
      { entity: "sheet", action: "update", put },
      ...(yield* removeRevisionChanges([revision])),
      ...(yield* leftChanges(revision)),
    ];
    return applied(changes, put);
  },
});
