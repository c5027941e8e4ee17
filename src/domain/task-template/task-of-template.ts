import type { ArgumentsOf } from "../commands.ts";
import type { PlanField } from "../field/plan-field.ts";
import type { PlanTag } from "../tag/plan-tag.ts";
import { timesFrom } from "../template/plan-of-template.ts";
import type { Span } from "../template/plan-template-content.ts";
import type { TaskTemplate } from "./task-template.ts";

interface Around {
  /** Epoch ms at which the day begins from which its times are counted. */
  readonly day: number;
  /** The tags and fields of its plan by now. */
  readonly tags: readonly Pick<PlanTag, "id">[];
  readonly fields: readonly Pick<PlanField, "id" | "archivedTime">[];
}

/** What a task that is made from a template begins with, but for its place; tags and fields that are gone are left out. */
export function taskOfTemplate(
  { planId, name, task }: Pick<TaskTemplate, "planId" | "name" | "task">,
  { day, tags, fields }: Around,
): ArgumentsOf<"task.add"> {
  const timed = (span: Span | null) => span && { times: timesFrom(day, span) };
  const { content, span, color, priority, milestone, estimate, checklist, subtasks } = task;
  const tag = task.tagIds.filter((id) => tags.some((one) => one.id === id));
  const values = task.fields.filter(({ id }) =>
    fields.some((one) => one.id === id && one.archivedTime === 0),
  );
  return {
    planId,
    name,
    ...(content !== "" && { content }),
    ...timed(span),
    color,
    priority,
    ...(milestone === 1 && { milestone }),
    ...(estimate > 0 && { estimate }),
    ...(tag.length > 0 && { tag }),
    ...(values.length > 0 && { fields: values }),
    ...(checklist.length > 0 && { checklist: checklist.map((one) => ({ name: one })) }),
    ...(subtasks.length > 0 && {
      subtasks: subtasks.map((one) => ({ name: one.name, ...timed(one.span) })),
    }),
  };
}
