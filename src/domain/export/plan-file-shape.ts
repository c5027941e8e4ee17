import * as z from "zod/mini";
import { columnColorShape, taskLimitShape } from "../column/column.ts";
import { fieldDefinitionsShape } from "../field/field-definition.ts";
import { FIELD_TEXT_MAX, PLAN_FIELDS_MAX } from "../field/field-limits.ts";
import { autoAssignShape, flowOutcomeShape, flowStatusShape } from "../flow/flow-item.ts";
import {
  CHECK_ITEM_NAME_MAX,
  CHECK_ITEMS_MAX,
  COLUMN_NAME_MAX,
  FLOW_ITEM_NAME_MAX,
  FLOW_ITEM_USERS_MAX,
  FLOW_ITEMS_MAX,
  PLAN_COLUMNS_MAX,
  PLAN_DESC_MAX,
  PLAN_NAME_MAX,
  PLAN_TAGS_MAX,
  PLAN_TASKS_MAX,
  SUBTASKS_MAX,
  TAG_NAME_MAX,
  TASK_ASSISTANTS_MAX,
  TASK_CONTENT_MAX,
  TASK_NAME_MAX,
  TASK_OWNERS_MAX,
  TASK_TAGS_MAX,
} from "../limits.ts";
import { flagShape, givenTimeShape } from "../shape.ts";
import { PLAN_LINKS_MAX } from "../task-link/task-link-limits.ts";
import { lagShape, lagUnitShape, linkKindShape } from "../task-link/task-link.ts";
import { estimateShape } from "../work-time/estimate.ts";
import { priorityShape, taskColorShape } from "../task/task.ts";

/** By this a file is known as a plan of ours. */
export const PLAN_FILE_FORMAT = "plumbline-plan";
export const PLAN_FILE_VERSION = 1;

const named = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
/** The place of something in its list; -1 = none. */
const place = z.int().check(z.minimum(-1), z.maximum(PLAN_TASKS_MAX));
const places = (most: number) => z.array(place).check(z.maxLength(most));

const checkShape = z.object({ name: named(CHECK_ITEM_NAME_MAX), done: flagShape });

const common = {
  name: named(TASK_NAME_MAX),
  startTime: givenTimeShape,
  endTime: givenTimeShape,
  completeTime: givenTimeShape,
  color: taskColorShape,
  priority: priorityShape,
  /** Minutes that it is thought to take; files of before it say nothing. */
  estimate: z.optional(estimateShape),
  /** Places in the list of people. */
  owners: places(TASK_OWNERS_MAX),
  assistants: places(TASK_ASSISTANTS_MAX),
  state: place,
  /** What it says in fields: choices and people by their places; files of before them say nothing. */
  fields: z.optional(
    z
      .array(z.object({ field: place, value: z.string().check(z.maxLength(FIELD_TEXT_MAX)) }))
      .check(z.maxLength(PLAN_FIELDS_MAX)),
  ),
};

const taskShape = z.object({
  ...common,
  column: place,
  /** 1 = a milestone; files of before it say nothing. */
  milestone: z.optional(flagShape),
  /** HTML. */
  content: z.string().check(z.maxLength(TASK_CONTENT_MAX)),
  archivedTime: givenTimeShape,
  tags: places(TASK_TAGS_MAX),
  checklist: z.array(checkShape).check(z.maxLength(CHECK_ITEMS_MAX)),
  subtasks: z.array(z.object(common)).check(z.maxLength(SUBTASKS_MAX)),
});

/** A task by its place, or one of its subtasks by its place among them; -1 = the task itself. */
const linkEndShape = z.object({ task: place, subtask: place });

/** A plan as a file: what stands in lists is named by its place there, people by name and, where it is known, e-mail. */
export const planFileShape = z.object({
  format: z.literal(PLAN_FILE_FORMAT),
  version: z.literal(PLAN_FILE_VERSION),
  name: named(PLAN_NAME_MAX),
  desc: z.string().check(z.maxLength(PLAN_DESC_MAX)),
  people: z
    .array(z.object({ name: named(100), email: z.string().check(z.maxLength(320)) }))
    .check(z.maxLength(PLAN_TASKS_MAX)),
  columns: z
    .array(
      z.object({
        name: named(COLUMN_NAME_MAX),
        color: columnColorShape,
        /** Files of before it have none. */
        taskLimit: z.optional(taskLimitShape),
      }),
    )
    .check(z.maxLength(PLAN_COLUMNS_MAX)),
  tags: z
    .array(z.object({ name: named(TAG_NAME_MAX), color: columnColorShape }))
    .check(z.maxLength(PLAN_TAGS_MAX)),
  fields: z.optional(fieldDefinitionsShape),
  states: z
    .array(
      z.object({
        name: named(FLOW_ITEM_NAME_MAX),
        status: flowStatusShape,
        outcome: flowOutcomeShape,
        /** Places of the states into which it leads. */
        turns: places(FLOW_ITEMS_MAX),
        people: places(FLOW_ITEM_USERS_MAX),
        autoAssign: autoAssignShape,
        userLimit: flagShape,
        column: place,
      }),
    )
    .check(z.maxLength(FLOW_ITEMS_MAX)),
  tasks: z.array(taskShape).check(z.maxLength(PLAN_TASKS_MAX)),
  /** What waits for what; files of before it say nothing. */
  links: z.optional(
    z
      .array(
        z.object({
          from: linkEndShape,
          to: linkEndShape,
          kind: linkKindShape,
          lag: lagShape,
          lagUnit: lagUnitShape,
        }),
      )
      .check(z.maxLength(PLAN_LINKS_MAX)),
  ),
});
export type PlanFile = z.infer<typeof planFileShape>;
