import * as z from "zod/mini";
import { fieldValuesShape } from "../field/task-fields.ts";
import { CHECK_ITEM_NAME_MAX, CHECK_ITEMS_MAX, SUBTASKS_MAX, TASK_NAME_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { flagShape, htmlShape } from "../shape.ts";
import { tagIdsShape } from "../tag/task-tags.ts";
import { priorityShape, taskColorShape } from "../task/task.ts";
import { givenSpanShape } from "../template/plan-template-content.ts";
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
