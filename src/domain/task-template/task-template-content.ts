import * as z from "zod/mini";
import { fieldValuesShape } from "../field/task-fields.ts";
import { CHECK_ITEM_NAME_MAX, CHECK_ITEMS_MAX, SUBTASKS_MAX, TASK_NAME_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { flagShape, htmlShape } from "../shape.ts";
import { tagIdsShape } from "../tag/task-tags.ts";
import { priorityShape, TASK_COLORS, taskColorShape } from "../task/task.ts";
import { givenSpanShape, spanShape } from "../template/plan-template-content.ts";
import { estimateShape } from "../work-time/estimate.ts";

/** A task as somebody keeps it for others like it; times are counted from the day on which one is made, which is 0. */
export const givenTaskShape = z.object({
  /** HTML, "" = it has no description. */
  content: htmlShape,
  span: z.nullable(givenSpanShape),
  color: taskColorShape,
  priority: priorityShape,
  /** 1 = a milestone, which has no subtasks. */
  milestone: flagShape,
  /** Minutes of work, 0 = nobody says. */
  estimate: estimateShape,
  tagIds: tagIdsShape,
  fields: fieldValuesShape,
  checklist: z.array(nameShape(1, CHECK_ITEM_NAME_MAX)).check(z.maxLength(CHECK_ITEMS_MAX)),
  subtasks: z
    .array(z.object({ name: nameShape(1, TASK_NAME_MAX), span: z.nullable(givenSpanShape) }))
    .check(z.maxLength(SUBTASKS_MAX)),
});
export type GivenTask = z.infer<typeof givenTaskShape>;

/** The same as it stands in a row. */
export const keptTaskShape = z.object({
  content: z.string(),
  span: z.nullable(spanShape),
  color: z.enum(TASK_COLORS),
  priority: z.int(),
  milestone: flagShape,
  estimate: z.int(),
  /** Tags of the plan; those that are gone by now are left out of what is made. */
  tagIds: z.array(z.int()),
  /** What it says in fields of the plan; those that are gone by now are left out of what is made. */
  fields: z.array(z.object({ id: z.int(), value: z.string() })),
  checklist: z.array(z.string()),
  subtasks: z.array(z.object({ name: z.string(), span: z.nullable(spanShape) })),
});
export type KeptTask = z.infer<typeof keptTaskShape>;
