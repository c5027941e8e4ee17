import * as z from "zod/mini";
import { FIELD_KINDS } from "../../field/field-kinds.ts";
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
  "visibility",
  "field",
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
  /** Id, level or visibility before and after, 0 = none. */
  fromId: z.optional(z.int()),
  toId: z.optional(z.int()),
  fromTimes: z.optional(timesShape),
  toTimes: z.optional(timesShape),
  people: z.optional(z.array(z.object({ userId: idShape, from: partShape, to: partShape }))),
  /** Tags that came (1) or went (0), each with what it was called then. */
  tags: z.optional(z.array(z.object({ id: idShape, name: z.string(), added: z.boolean() }))),
  /** A field of the plan, as it was then, with what it said before and after; of choices those that are named. */
  field: z.optional(
    z.object({
      id: idShape,
      /** The plan whose field it is, 0 = it is gone. */
      planId: z.int(),
      name: z.string(),
      kind: z.enum(FIELD_KINDS),
      unit: z.string(),
      options: z.array(z.object({ id: z.int(), name: z.string() })),
      from: z.string(),
      to: z.string(),
    }),
  ),
  /** What the rule of the plan is called that did it; it was done in the name of whoever saved that. */
  rule: z.optional(z.string()),
  /** Of a description, which version it became. */
  version: z.optional(z.int()),
});
export type FieldDetail = NonNullable<z.infer<typeof stepDetailShape>["field"]>;
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
