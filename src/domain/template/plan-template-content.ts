import * as z from "zod/mini";
import { COLUMN_COLORS, columnColorShape, taskLimitShape } from "../column/column.ts";
import { fieldDefinitionsShape, keptDefinitionsShape } from "../field/field-definition.ts";
import { flowOutcomeShape, flowStatusShape } from "../flow/flow-item.ts";
import {
  CHECK_ITEM_NAME_MAX,
  CHECK_ITEMS_MAX,
  COLUMN_NAME_MAX,
  FLOW_ITEM_NAME_MAX,
  FLOW_ITEMS_MAX,
  PLAN_COLUMNS_MAX,
  PLAN_TAGS_MAX,
  SUBTASKS_MAX,
  TAG_NAME_MAX,
  TASK_NAME_MAX,
  TASK_TAGS_MAX,
} from "../limits.ts";
import { nameShape } from "../name.ts";
import { flagShape, htmlShape } from "../shape.ts";
import { priorityShape, TASK_COLORS, taskColorShape } from "../task/task.ts";
import { TEMPLATE_DAYS_MAX, TEMPLATE_TASKS_MAX } from "./template-limits.ts";

const MINUTES = 24 * 60;

/** When a task begins and ends, counted from the day on which the plan starts, which is 0. */
export const givenSpanShape = z.object({
  startDay: z.int().check(z.nonnegative(), z.maximum(TEMPLATE_DAYS_MAX)),
  startMinute: z.int().check(z.nonnegative(), z.maximum(MINUTES - 1)),
  endDay: z.int().check(z.nonnegative(), z.maximum(TEMPLATE_DAYS_MAX)),
  endMinute: z.int().check(z.nonnegative(), z.maximum(MINUTES - 1)),
});

const placeShape = (count: number) => z.int().check(z.nonnegative(), z.maximum(count - 1));

/** A plan as somebody keeps it for others like it; its things name each other by their places in the lists. */
export const givenContentShape = z.object({
  columns: z
    .array(
      z.object({
        name: nameShape(1, COLUMN_NAME_MAX),
        color: columnColorShape,
        taskLimit: z.optional(taskLimitShape),
      }),
    )
    .check(z.maxLength(PLAN_COLUMNS_MAX)),
  states: z
    .array(
      z.object({
        name: nameShape(1, FLOW_ITEM_NAME_MAX),
        status: flowStatusShape,
        outcome: flowOutcomeShape,
        turns: z.array(placeShape(FLOW_ITEMS_MAX)).check(z.maxLength(FLOW_ITEMS_MAX)),
        needsPhoto: z.optional(flagShape),
        byAnother: z.optional(flagShape),
      }),
    )
    .check(z.maxLength(FLOW_ITEMS_MAX)),
  tags: z
    .array(z.object({ name: nameShape(1, TAG_NAME_MAX), color: columnColorShape }))
    .check(z.maxLength(PLAN_TAGS_MAX)),
  /** Those of templates from before there were fields are left out. */
  fields: z.optional(fieldDefinitionsShape),
  tasks: z
    .array(
      z.object({
        column: placeShape(PLAN_COLUMNS_MAX),
        name: nameShape(1, TASK_NAME_MAX),
        content: htmlShape,
        span: z.nullable(givenSpanShape),
        color: taskColorShape,
        priority: priorityShape,
        milestone: z.optional(flagShape),
        tags: z.array(placeShape(PLAN_TAGS_MAX)).check(z.maxLength(TASK_TAGS_MAX)),
        checklist: z.array(nameShape(1, CHECK_ITEM_NAME_MAX)).check(z.maxLength(CHECK_ITEMS_MAX)),
        subtasks: z
          .array(z.object({ name: nameShape(1, TASK_NAME_MAX), span: z.nullable(givenSpanShape) }))
          .check(z.maxLength(SUBTASKS_MAX)),
      }),
    )
    .check(z.maxLength(TEMPLATE_TASKS_MAX)),
});

/** The same as it stands in a row. */
export const spanShape = z.object({
  startDay: z.int(),
  startMinute: z.int(),
  endDay: z.int(),
  endMinute: z.int(),
});
export type Span = z.infer<typeof spanShape>;

/** The same as it stands in a row. */
export const contentShape = z.object({
  columns: z.array(
    z.object({
      name: z.string(),
      color: z.enum(COLUMN_COLORS),
      /** Left out where there is none. */
      taskLimit: z.optional(z.int()),
    }),
  ),
  states: z.array(
    z.object({
      name: z.string(),
      status: flowStatusShape,
      outcome: flowOutcomeShape,
      turns: z.array(z.int()),
      /** What it asks of a task that comes into it; left out where it asks for nothing. */
      needsPhoto: z.optional(flagShape),
      byAnother: z.optional(flagShape),
    }),
  ),
  tags: z.array(z.object({ name: z.string(), color: z.enum(COLUMN_COLORS) })),
  fields: z.optional(keptDefinitionsShape),
  tasks: z.array(
    z.object({
      column: z.int(),
      name: z.string(),
      content: z.string(),
      span: z.nullable(spanShape),
      color: z.enum(TASK_COLORS),
      priority: z.int(),
      /** 1 = a milestone; left out where it is none. */
      milestone: z.optional(flagShape),
      tags: z.array(z.int()),
      checklist: z.array(z.string()),
      subtasks: z.array(z.object({ name: z.string(), span: z.nullable(spanShape) })),
    }),
  ),
});
export type PlanTemplateContent = z.infer<typeof contentShape>;
