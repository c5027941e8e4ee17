import * as z from "zod/mini";
import { flagShape } from "../shape.ts";
import { TASK_COLORS } from "../task/task.ts";
import { spanShape } from "../template/plan-template-content.ts";

/** A task as a template keeps it, as it stands in a row (`given-task.ts` says what can be given). */
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
