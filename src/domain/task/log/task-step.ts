import * as z from "zod/mini";
import { idShape, timeShape } from "../../shape.ts";
import { timesShape } from "../task-times.ts";

/** What somebody can have done with a task, as its log tells it. */
export const STEP_KINDS = [
  "name",
  "plan",
  "column",
  "state",
  "complete",
  "reopen",
  "times",
  "people",
  "tags",
  "priority",
  "color",
  "milestone",
  "repeat",
  "reminders",
  "archive",
  "restore",
  "description",
  "subtaskAdd",
  "subtaskRemove",
  "subtaskDetach",
  "becameTask",
  "subtaskAttach",
  "becameSubtask",
  "fileAdd",
  "fileRemove",
  "checkAdd",
  "checkRename",
  "checkTick",
  "checkUntick",
  "checkRemove",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A person's part in a task: 1 = owner, 0 = assistant, -1 = none. */
const partShape = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
export type TaskPart = z.infer<typeof partShape>;

/** What a step changed; which fields it has follows from its kind. */
export const stepDetailShape = z.object({
  /** What it is about, beside the task: a subtask, a file, a line of the checklist. */
  name: z.optional(z.string()),
  /** Words or colour before and after; of a state, a column or a plan what it was called then. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** Id or level before and after, 0 = none. */
  fromId: z.optional(z.int()),
  toId: z.optional(z.int()),
  fromTimes: z.optional(timesShape),
  toTimes: z.optional(timesShape),
  people: z.optional(z.array(z.object({ userId: idShape, from: partShape, to: partShape }))),
  /** Tags that came (1) or went (0), each with what it was called then. */
  tags: z.optional(z.array(z.object({ id: idShape, name: z.string(), added: z.boolean() }))),
  /** Of a description, which version it became. */
  version: z.optional(z.int()),
});
export type StepDetail = z.infer<typeof stepDetailShape>;

/** One thing that was done with a task. */
export const taskStepShape = z.object({
  /** Grows in the order in which they took effect. */
  id: z.int(),
  /** The task, or the subtask of it, with which it was done. */
  taskId: idShape,
  userId: z.int(),
  /** Epoch ms at which the person did it. */
  at: timeShape,
  kind: z.enum(STEP_KINDS),
  detail: stepDetailShape,
});
export type TaskStep = z.infer<typeof taskStepShape>;
