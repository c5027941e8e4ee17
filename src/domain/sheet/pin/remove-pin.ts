import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { sheetToUse } from "../can-use-sheet.ts";

/** `plan/sheet/pin/delete`: the task is no longer on the sheet, and stays as it is. */
export const removePin = defineCommand({
  name: "pin.remove",
  path: "/api/plan/sheet/pin/delete",
  arguments: z.object({ sheetId: idOf("sheet"), taskId: idOf("task") }),
  reply: z.object({ sheetId: idOf("sheet"), taskId: idOf("task") }),
  lane: ({ sheetId }) => ({ entity: "sheet", id: sheetId }),
  takes: true,
  *decide({ sheetId, taskId }, actor) {
    const found = yield* sheetToUse(sheetId, actor);
    if (!found.ok) return refused(found.error);
    const id = joinKey(sheetId, taskId);
    if (!(yield* get("pin", id))) return refused(parameterError("pin.gone"));
    return applied([{ entity: "pin", action: "delete", remove: id }], { sheetId, taskId });
  },
});
