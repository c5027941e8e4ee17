import * as z from "zod/mini";
import { columnColorShape, taskLimitShape } from "../column/column.ts";
import { fieldDefinitionsShape } from "../field/field-definition.ts";
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
import { VISIBLE_TO_MAX } from "../task/private/visibility.ts";
import { priorityShape, taskColorShape } from "../task/task.ts";
import { namedShape, placeShape, placesShape, taskEndShape } from "./parts/file-place.ts";
import { fileFieldsShape, filePartShapes, fileTimesShape } from "./parts/file-parts-shape.ts";

/** By this a file is known as a plan of ours. */
export const PLAN_FILE_FORMAT = "plumbline-plan";
export const PLAN_FILE_VERSION = 1;

const checkShape = z.object({ name: namedShape(CHECK_ITEM_NAME_MAX), done: flagShape });

const common = {
  name: namedShape(TASK_NAME_MAX),
  startTime: givenTimeShape,
  endTime: givenTimeShape,
  completeTime: givenTimeShape,
  color: taskColorShape,
  priority: priorityShape,
  /** Minutes that it is thought to take; files of before it say nothing. */
  estimate: z.optional(estimateShape),
  /** Places in the list of people. */
  owners: placesShape(TASK_OWNERS_MAX),
  assistants: placesShape(TASK_ASSISTANTS_MAX),
  state: placeShape,
  /** What it says in fields: choices and people by their places; files of before them say nothing. */
  fields: z.optional(fileFieldsShape),
  /** Time that was worked on it; files of before it say nothing. */
  times: z.optional(fileTimesShape),
};

const taskShape = z.object({
  ...common,
  column: placeShape,
  /** 1 = a milestone; files of before it say nothing. */
  milestone: z.optional(flagShape),
  /** 1 = a private task, and places of whom it is shown to besides its people; files of before it say nothing. */
  isPrivate: z.optional(flagShape),
  shownTo: z.optional(placesShape(VISIBLE_TO_MAX)),
  /** HTML. */
  content: z.string().check(z.maxLength(TASK_CONTENT_MAX)),
  archivedTime: givenTimeShape,
  tags: placesShape(TASK_TAGS_MAX),
  checklist: z.array(checkShape).check(z.maxLength(CHECK_ITEMS_MAX)),
  subtasks: z.array(z.object(common)).check(z.maxLength(SUBTASKS_MAX)),
});

/** A plan as a file: what stands in lists is named by its place there, people by name and, where it is known, e-mail. */
export const planFileShape = z.object({
  format: z.literal(PLAN_FILE_FORMAT),
  version: z.literal(PLAN_FILE_VERSION),
  name: namedShape(PLAN_NAME_MAX),
  desc: z.string().check(z.maxLength(PLAN_DESC_MAX)),
  people: z
    .array(z.object({ name: namedShape(100), email: z.string().check(z.maxLength(320)) }))
    .check(z.maxLength(PLAN_TASKS_MAX)),
  columns: z
    .array(
      z.object({
        name: namedShape(COLUMN_NAME_MAX),
        color: columnColorShape,
        /** Files of before it have none. */
        taskLimit: z.optional(taskLimitShape),
      }),
    )
    .check(z.maxLength(PLAN_COLUMNS_MAX)),
  tags: z
    .array(z.object({ name: namedShape(TAG_NAME_MAX), color: columnColorShape }))
    .check(z.maxLength(PLAN_TAGS_MAX)),
  fields: z.optional(fieldDefinitionsShape),
  states: z
    .array(
      z.object({
        name: namedShape(FLOW_ITEM_NAME_MAX),
        status: flowStatusShape,
        outcome: flowOutcomeShape,
        /** Places of the states into which it leads. */
        turns: placesShape(FLOW_ITEMS_MAX),
        people: placesShape(FLOW_ITEM_USERS_MAX),
        autoAssign: autoAssignShape,
        userLimit: flagShape,
        /** What it asks of a task that comes into it; files of before it say nothing. */
        needsPhoto: z.optional(flagShape),
        byAnother: z.optional(flagShape),
        column: placeShape,
      }),
    )
    .check(z.maxLength(FLOW_ITEMS_MAX)),
  tasks: z.array(taskShape).check(z.maxLength(PLAN_TASKS_MAX)),
  /** What waits for what; files of before it say nothing. */
  links: z.optional(
    z
      .array(
        z.object({
          from: taskEndShape,
          to: taskEndShape,
          kind: linkKindShape,
          lag: lagShape,
          lagUnit: lagUnitShape,
        }),
      )
      .check(z.maxLength(PLAN_LINKS_MAX)),
  ),
  ...filePartShapes,
});
export type PlanFile = z.infer<typeof planFileShape>;
