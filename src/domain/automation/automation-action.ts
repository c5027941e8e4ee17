import * as z from "zod/mini";
import { CHECK_ITEM_NAME_MAX, TASK_NAME_MAX } from "../limits.ts";
import { FIELD_TEXT_MAX } from "../field/field-limits.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { flagShape, longTextShape } from "../shape.ts";
import { reminderShape } from "../task/remind/reminder.ts";
import { priorityShape } from "../task/task.ts";
import {
  AUTOMATION_ACTIONS_MAX,
  AUTOMATION_LINES_MAX,
  AUTOMATION_PEOPLE_MAX,
  AUTOMATION_TEXT_MAX,
} from "./automation-limits.ts";

const userIdsShape = z
  .array(idOf("user"))
  .check(z.minLength(1), z.maxLength(AUTOMATION_PEOPLE_MAX));

const completeShape = z.object({ does: z.literal("complete") });
const urgencyShape = z.object({ does: z.literal("priority"), priority: priorityShape });
/** In the chat of the task. {name}, {owner} and {due} stand for what the task says. */
const messageShape = z.object({
  does: z.literal("message"),
  text: longTextShape(AUTOMATION_TEXT_MAX).check(z.refine((text) => text.trim().length > 0)),
});
const remindShape = z.object({ does: z.literal("reminder"), ...reminderShape.shape });
const checklistShape = z.object({
  does: z.literal("checklist"),
  lines: z
    .array(nameShape(1, CHECK_ITEM_NAME_MAX))
    .check(z.minLength(1), z.maxLength(AUTOMATION_LINES_MAX)),
});

/** What a rule does and names nothing of the plan. */
export const plainActionShapes = [
  completeShape,
  urgencyShape,
  messageShape,
  remindShape,
  checklistShape,
] as const;

/** One thing that a rule does to the task that set it off, or beside it. */
export const automationActionShape = z.discriminatedUnion("does", [
  z.object({ does: z.literal("addOwner"), userIds: userIdsShape }),
  z.object({ does: z.literal("removeOwner"), userIds: userIdsShape }),
  z.object({ does: z.literal("addAssist"), userIds: userIdsShape }),
  z.object({ does: z.literal("removeAssist"), userIds: userIdsShape }),
  z.object({ does: z.literal("state"), flowItemId: idOf("flowItem") }),
  completeShape,
  z.object({ does: z.literal("column"), columnId: idOf("column") }),
  urgencyShape,
  z.object({ does: z.literal("addTag"), tagId: idOf("planTag") }),
  z.object({ does: z.literal("removeTag"), tagId: idOf("planTag") }),
  z.object({
    does: z.literal("field"),
    fieldId: idOf("planField"),
    /** As a task keeps it; "" takes away what it said. */
    value: longTextShape(FIELD_TEXT_MAX),
  }),
  messageShape,
  remindShape,
  z.object({
    does: z.literal("task"),
    /** {name}, {owner} and {due} stand for what the task says that set the rule off. */
    name: nameShape(1, TASK_NAME_MAX),
    columnId: idOf("column"),
    /** 1 = whoever owns that task owns this one too. */
    sameOwner: flagShape,
  }),
  checklistShape,
]);
export type AutomationAction = z.infer<typeof automationActionShape>;

export const ACTION_KINDS = [
  "addOwner",
  "removeOwner",
  "addAssist",
  "removeAssist",
  "state",
  "complete",
  "column",
  "priority",
  "addTag",
  "removeTag",
  "field",
  "message",
  "reminder",
  "task",
  "checklist",
] as const satisfies readonly AutomationAction["does"][];
export type ActionKind = (typeof ACTION_KINDS)[number];

export const automationActionsShape = z
  .array(automationActionShape)
  .check(z.minLength(1), z.maxLength(AUTOMATION_ACTIONS_MAX));
