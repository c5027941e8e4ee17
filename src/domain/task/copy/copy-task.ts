import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import type { Id } from "../../id.ts";
import { CHECK_ITEMS_MAX, SUBTASKS_MAX, TASK_NAME_MAX } from "../../limits.ts";
import { nameShape } from "../../name.ts";
import { whoMayInOpen } from "../../plan/can-change-plan.ts";
import { get } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { planScope } from "../../scope.ts";
import { taskOfMember } from "../can-change-task.ts";
import { taskShape } from "../task.ts";
import { NO_TIMES, timesOf } from "../task-times.ts";
import { COPIED_FILES, COPIED_PARTS, type CopiedPart } from "./copied-parts.ts";
import { copyTaskChanges } from "./copied-task.ts";

/** Ids that each part may need. */
const IDS_FOR: Readonly<Partial<Record<CopiedPart, number>>> = {
  subtasks: SUBTASKS_MAX,
  checklist: CHECK_ITEMS_MAX,
  files: COPIED_FILES,
};
const IDS_MAX = SUBTASKS_MAX + CHECK_ITEMS_MAX + COPIED_FILES;

function idsFor(parts: readonly CopiedPart[]): number {
  return [...new Set(parts)].reduce((count, part) => count + (IDS_FOR[part] ?? 0), 0);
}

/**
 * `plan/task/copy`: the task once more, open, at the end of a column of its plan or of another one of the caller's;
 * what was said about it stays behind.
 */
export const copyTask = defineCommand({
  name: "task.copy",
  path: "/api/plan/task/copy",
  perMinute: 60,
  arguments: z.object({
    id: z.optional(newIdOf("task")),
    dialogId: z.optional(newIdOf("dialog")),
    /** What else is born: subtasks, lines of the checklist, files, as many as there can be. */
    partIds: z.optional(z.array(newIdOf("task")).check(z.maxLength(IDS_MAX))),
    taskId: idOf("task"),
    planId: idOf("plan"),
    columnId: idOf("column"),
    /** As the task is called where left out. */
    name: z.optional(nameShape(1, TASK_NAME_MAX)),
    /** What comes along. */
    parts: z.array(z.enum(COPIED_PARTS)).check(z.maxLength(COPIED_PARTS.length)),
  }),
  reply: taskShape,
  lane: ({ planId }) => planScope(planId),
  mint: (args, nextId) => ({
    ...args,
    id: args.id ?? nextId(),
    dialogId: args.dialogId ?? nextId(),
    partIds: args.partIds ?? Array.from({ length: idsFor(args.parts) }, () => nextId()),
  }),
  minted: ({ id, dialogId, partIds = [] }) => [id, dialogId, ...partIds],
  subject: ({ taskId }) => ({ entity: "task", id: taskId }),
  words: { name: "text" },
  *decide({ id = 0, dialogId = 0, partIds = [], ...args }, actor) {
    const { taskId, planId, columnId, name, parts } = args;
    const found = yield* taskOfMember(taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    if (task.parentId > 0 || partIds.length < idsFor(parts)) return refused(parameterError());
    const there = yield* whoMayInOpen("addTasks", planId, actor);
    if (!there.ok) return refused(there.refusal);
    const column = yield* get("column", columnId);
    if (column?.planId !== planId) return refused(parameterError("column.gone"));
    const timed = parts.includes("times");
    const copied = yield* copyTaskChanges(
      task,
      {
        nextId: oneByOne([id, dialogId, ...partIds]),
        planId,
        columnId,
        name,
        parts,
        filesMax: COPIED_FILES,
        times: timed ? timesOf(task) : NO_TIMES,
        timesOf: (one) => (timed ? timesOf(one) : NO_TIMES),
        remindAfter: actor.now,
      },
      actor,
    );
    return "refusal" in copied ? refused(copied.refusal) : applied(copied.changes, copied.task);
  },
});

function oneByOne(ids: readonly Id[]): () => Id {
  const left = ids.values();
  return () => {
    const next = left.next();
    if (next.done) throw new Error("A copy has more parts than there can be.");
    return next.value;
  };
}
