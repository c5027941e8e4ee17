import type { CheckItem } from "../checklist/check-item.ts";
import type { Column } from "../column/column.ts";
import { definitionsOf } from "../field/field-definition.ts";
import type { PlanField } from "../field/plan-field.ts";
import { entryRulesOf } from "../flow/entry-rules.ts";
import type { FlowItem } from "../flow/flow-item.ts";
import { byRank } from "../by-rank.ts";
import type { Id } from "../id.ts";
import type { PlanTag } from "../tag/plan-tag.ts";
import type { Task } from "../task/task.ts";
import { hasTimes } from "../task/task-times.ts";
import type { TaskContent } from "../task/task-content.ts";
import { daysBetween, minuteOfDay, startOfDay } from "../task/times/calendar-day.ts";
import type { PlanTemplateContent, Span } from "./plan-template-content.ts";
import { TEMPLATE_DAYS_MAX } from "./template-limits.ts";

/** What a template may take from a plan besides its columns. */
export const TEMPLATE_PARTS = [
  "states",
  "tags",
  "fields",
  "tasks",
  "subtasks",
  "checklists",
  "descriptions",
  "times",
] as const;
export type TemplatePart = (typeof TEMPLATE_PARTS)[number];

/** All rows of a plan of which a template is made. */
export interface PlanRows {
  readonly columns: readonly Column[];
  readonly flow: readonly FlowItem[];
  readonly tags: readonly PlanTag[];
  readonly fields: readonly PlanField[];
  /** Tasks and subtasks. */
  readonly tasks: readonly Task[];
  readonly contents: readonly TaskContent[];
  readonly checkItems: readonly CheckItem[];
}

/** The first day on which something of the plan happens; undefined where nothing has a time. */
export function firstDayOf({ tasks }: Pick<PlanRows, "tasks">): number | undefined {
  const starts = tasks.filter((task) => isKept(task) && hasTimes(task)).map((one) => one.startTime);
  return starts.length === 0 ? undefined : startOfDay(Math.min(...starts));
}

/**
 * A plan as a template: whoever has a part in it, what is done, archived or was said stays behind; times are counted
 * from `startDay`, and those before it, or too far from it, stay behind as well.
 */
export function templateOfPlan(
  rows: PlanRows,
  parts: readonly TemplatePart[],
  startDay: number,
): PlanTemplateContent {
  const takes = (part: TemplatePart) => parts.includes(part);
  const columns = rows.columns.toSorted(byRank);
  const states = takes("states") ? rows.flow.toSorted(byRank) : [];
  const tags = takes("tags") ? rows.tags : [];
  const fields = rows.fields.filter(({ archivedTime }) => archivedTime === 0).toSorted(byRank);
  const contents = new Map(rows.contents.map(({ id, content }) => [id, content]));
  const lines = Map.groupBy(rows.checkItems, ({ taskId }) => taskId);
  const families = Map.groupBy(rows.tasks, ({ parentId }) => parentId);
  const spanOf = (task: Task) => (takes("times") ? spanFrom(startDay, task) : null);
  const places = new Map(columns.map(({ id }, place) => [id, place]));
  const mains = (families.get(0) ?? []).filter(isKept).toSorted(byRank);
  return {
    columns: columns.map(({ name, color, taskLimit }) => ({
      name,
      color,
      ...(taskLimit > 0 && { taskLimit }),
    })),
    states: states.map((state) => ({
      name: state.name,
      status: state.status,
      outcome: state.outcome,
      turns: placesOf(state.turns, states),
      ...entryRulesOf(state),
    })),
    tags: tags.map(({ name, color }) => ({ name, color })),
    ...(takes("fields") && fields.length > 0 && { fields: definitionsOf(fields) }),
    tasks: !takes("tasks")
      ? []
      : columns.flatMap(({ id: columnId }) =>
          mains
            .filter((task) => task.columnId === columnId)
            .map((task) => ({
              column: places.get(columnId) ?? 0,
              name: task.name,
              content: takes("descriptions") ? (contents.get(task.id) ?? "") : "",
              span: spanOf(task),
              color: task.color,
              priority: task.priority,
              ...(task.milestone === 1 && { milestone: task.milestone }),
              tags: placesOf(task.tagIds, tags),
              checklist: takes("checklists")
                ? (lines.get(task.id) ?? []).toSorted(byRank).map(({ name }) => name)
                : [],
              subtasks: takes("subtasks")
                ? (families.get(task.id) ?? [])
                    .toSorted(byRank)
                    .map((subtask) => ({ name: subtask.name, span: spanOf(subtask) }))
                : [],
            })),
        ),
  };
}

const isKept = ({ archivedTime }: Task) => archivedTime === 0;

function placesOf(ids: readonly Id[], things: readonly { readonly id: Id }[]): number[] {
  return ids.map((id) => things.findIndex((thing) => thing.id === id)).filter((at) => at >= 0);
}

/** From when to when a task is, counted from a day; null where it has no time, or one that no template keeps. */
export function spanFrom(startDay: number, task: Task): Span | null {
  if (!hasTimes(task)) return null;
  const span = {
    startDay: daysBetween(startDay, task.startTime),
    startMinute: minuteOfDay(task.startTime),
    endDay: daysBetween(startDay, task.endTime),
    endMinute: minuteOfDay(task.endTime),
  };
  const isForward = span.endDay > span.startDay || span.endMinute > span.startMinute;
  return span.startDay < 0 || span.endDay > TEMPLATE_DAYS_MAX || !isForward ? null : span;
}
