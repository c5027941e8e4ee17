import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { refuseTakingSheet, sheetOfMember } from "./can-use-sheet.ts";
import { sheetNumbered } from "./same-number.ts";
import { sheetShape } from "./sheet.ts";

/** `plan/sheet/restore`: back into the register, unless another sheet has its number by now. */
export const restoreSheet = defineCommand({
  name: "sheet.restore",
  path: "/api/plan/sheet/restore",
  arguments: z.object({ id: idOf("sheet") }),
  reply: sheetShape,
  lane: ({ id }) => ({ entity: "sheet", id }),
  *decide({ id }, actor) {
    const found = yield* sheetOfMember(id, actor);
    if (!found.ok) return refused(found.error);
    const refusal = refuseTakingSheet(found.value, actor);
    if (refusal) return refused(refusal);
    const { sheet } = found.value;
    if (sheet.removedTime === 0) return applied([], sheet);
    const same = sheetNumbered(yield* list("sheet", { planId: sheet.planId }), sheet.number);
    if (same) return refused(parameterError("sheet.numberTaken", { number: same.number }));
    const put = { ...sheet, removedTime: 0, updateTime: actor.now };
    return applied([{ entity: "sheet", action: "update", put }], put);
  },
});
