import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { laterWins } from "../merge-edits.ts";
import { oneLine } from "../one-line.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { givenTimeShape, textShape } from "../shape.ts";
import { sheetToUse } from "./can-use-sheet.ts";
import { SHEET_CODE_MAX } from "./sheet-limits.ts";
import { sheetRevisionShape } from "./sheet-revision.ts";

/** `plan/sheet/revision/edit`: what a revision is called and which day stands on it, by whoever may bring one. */
export const editRevision = defineCommand({
  name: "sheet.editRevision",
  path: "/api/plan/sheet/revision/edit",
  arguments: z.object({
    sheetId: idOf("sheet"),
    id: idOf("sheetRevision"),
    code: z.optional(textShape(0, SHEET_CODE_MAX, oneLine)),
    /** 0 = none stands on it. */
    date: z.optional(givenTimeShape),
  }),
  reply: sheetRevisionShape,
  lane: ({ sheetId }) => ({ entity: "sheet", id: sheetId }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { code: "text" },
  *decide({ sheetId, id, code, date }, actor) {
    const found = yield* sheetToUse(sheetId, actor);
    if (!found.ok) return refused(found.error);
    if (found.value.barred) return refused(found.value.barred);
    const revision = yield* get("sheetRevision", id);
    if (revision?.sheetId !== sheetId) return refused(parameterError("sheet.revisionGone"));
    const put = { ...revision, code: code ?? revision.code, date: date ?? revision.date };
    return applied([{ entity: "sheetRevision", action: "update", put }], put);
  },
});
