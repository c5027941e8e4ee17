import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { refuseTakingSheet, sheetOfMember } from "./can-use-sheet.ts";
import { sheetShape } from "./sheet.ts";

/** `plan/sheet/remove`: out of the register, with its pins and markups; for 30 days it can be put back, and tasks stay as they are. */
export const removeSheet = defineCommand({
  name: "sheet.remove",
  path: "/api/plan/sheet/remove",
  arguments: z.object({ id: idOf("sheet") }),
  reply: sheetShape,
  lane: ({ id }) => ({ entity: "sheet", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* sheetOfMember(id, actor);
    if (!found.ok) return refused(found.error);
    const refusal = refuseTakingSheet(found.value, actor);
    if (refusal) return refused(refusal);
    const { sheet } = found.value;
    if (sheet.removedTime > 0) return applied([], sheet);
    const put = { ...sheet, removedTime: actor.now };
    return applied([{ entity: "sheet", action: "update", put }], put);
  },
});
