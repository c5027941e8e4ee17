import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { taskGone } from "../../refusal.ts";
import { sheetToUse } from "../can-use-sheet.ts";
import { revisionSetOn, setOnShape } from "../fit/set-on.ts";
import { partShape } from "../place-on-sheet.ts";
import { pinShape } from "./pin.ts";
import { refuseFullSheet, setPin } from "./set-pin.ts";

/** `plan/sheet/pin/add`: where on a sheet a task of its plan is; one that is there already moves. */
export const addPin = defineCommand({
  name: "pin.add",
  path: "/api/plan/sheet/pin/add",
  arguments: z.object({
    sheetId: idOf("sheet"),
    taskId: idOf("task"),
    revisionId: setOnShape,
    x: partShape,
    y: partShape,
  }),
  reply: pinShape,
  lane: ({ sheetId }) => ({ entity: "sheet", id: sheetId }),
  *decide({ sheetId, taskId, revisionId: named, x, y }, actor) {
    const found = yield* sheetToUse(sheetId, actor);
    if (!found.ok) return refused(found.error);
    const { sheet } = found.value;
    const task = yield* get("task", taskId);
    if (task?.planId !== sheet.planId) return refused(taskGone(taskId));
    const setOn = yield* revisionSetOn(sheet, named);
    if (!setOn.ok) return refused(setOn.error);
    const place = { revisionId: setOn.value, x, y };
    const there = yield* get("pin", joinKey(sheetId, taskId));
    if (there) {
      const put = { ...there, ...place, updateTime: actor.now };
      return applied([{ entity: "pin", action: "update", put }], put);
    }
    const refusal = yield* refuseFullSheet(sheet);
    if (refusal) return refused(refusal);
    const { pin, changes } = setPin(sheet, task, place, actor);
    return applied(changes, pin);
  },
});
