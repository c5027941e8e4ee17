import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { TASK_NAME_MAX, TASK_OWNERS_MAX } from "../../limits.ts";
import { nameShape } from "../../name.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { addTask } from "../../task/add-task.ts";
import { priorityShape, taskShape } from "../../task/task.ts";
import { timesShape } from "../../task/task-times.ts";
import { sheetToUse } from "../can-use-sheet.ts";
import { revisionSetOn, setOnShape } from "../fit/set-on.ts";
import { partShape } from "../place-on-sheet.ts";
import { pinShape } from "./pin.ts";
import { refuseFullSheet, setPin } from "./set-pin.ts";

/** `plan/sheet/pin/task`: a task, and where on a sheet it is, in one act: neither is ever there without the other. */
export const addPinnedTask = defineCommand({
  name: "pin.addTask",
  path: "/api/plan/sheet/pin/task",
  arguments: z.object({
    id: z.optional(newIdOf("task")),
    dialogId: z.optional(newIdOf("dialog")),
    sheetId: idOf("sheet"),
    revisionId: setOnShape,
    x: partShape,
    y: partShape,
    name: nameShape(1, TASK_NAME_MAX),
    owner: z.optional(z.array(idOf("user")).check(z.maxLength(TASK_OWNERS_MAX))),
    times: z.optional(timesShape),
    priority: z.optional(priorityShape),
  }),
  reply: z.object({ task: taskShape, pin: pinShape }),
  lane: ({ sheetId }) => ({ entity: "sheet", id: sheetId }),
  mint: (args, nextId) => ({
    ...args,
    id: args.id ?? nextId(),
    dialogId: args.dialogId ?? nextId(),
  }),
  minted: ({ id, dialogId }) => [id, dialogId],
  words: { name: "text" },
  *decide({ sheetId, revisionId: named, x, y, ...told }, actor) {
    const found = yield* sheetToUse(sheetId, actor);
    if (!found.ok) return refused(found.error);
    const { sheet } = found.value;
    const refusal = yield* refuseFullSheet(sheet);
    if (refusal) return refused(refusal);
    const setOn = yield* revisionSetOn(sheet, named);
    if (!setOn.ok) return refused(setOn.error);
    const added = yield* addTask.decide({ ...told, planId: sheet.planId, tag: undefined }, actor);
    if (!added.ok) return added;
    const task = added.reply;
    const { pin, changes } = setPin(sheet, task, { revisionId: setOn.value, x, y }, actor);
    return applied([...added.changes, ...changes], { task, pin });
  },
});
