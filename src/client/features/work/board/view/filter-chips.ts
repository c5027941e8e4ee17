import { EMPTY, fieldToken, type FieldToken, partsOfToken } from "#domain/plan/view/field-token.ts";
import { NOBODY, NONE, type TaskFilter } from "#domain/plan/view/task-filter.ts";
import type { Says, Within } from "#domain/plan/view/filter-questions.ts";
import type { Priority, TaskColor } from "#domain/task/task.ts";

/** How things of a plan are called, for a filter that names them by their ids. */
export interface FilterWords {
  readonly mine: string;
  readonly assisting: string;
  readonly milestones: string;
  readonly state: string;
  readonly open: string;
  readonly completed: string;
  readonly owner: string;
  readonly column: string;
  readonly plan: string;
  readonly planName: (planId: number) => string;
  readonly priority: string;
  readonly color: string;
  readonly due: string;
  readonly nobody: string;
  readonly nameOf: (userId: number) => string;
  readonly columnName: (columnId: number) => string;
  readonly tag: string;
  readonly none: string;
  readonly flowName: (flowItemId: number) => string;
  readonly tagName: (tagId: number) => string;
  /** A field of the plan, and one of its values as a filter asks for it. */
  readonly fieldName: (fieldId: number) => string;
  readonly fieldValue: (token: FieldToken) => string;
  /** A day of tasks or a field of the plan of which a span or words are asked, and what of it. */
  readonly questionName: (of: string) => string;
  readonly span: (within: Within) => string;
  readonly said: (says: Says) => string;
  readonly priorityName: (priority: Priority) => string;
  /** Those that can be filtered by. */
  readonly priorities: readonly Priority[];
  readonly colorName: (color: TaskColor) => string;
  readonly dueName: (due: NonNullable<TaskFilter["due"]>) => string;
}

/** One thing that a filter asks for, and the change that asks for it no more. */
export interface FilterChip {
  readonly key: string;
  readonly name: string;
  /** What it has to be; nothing where the name says it. */
  readonly value?: string;
  readonly without: Partial<TaskFilter>;
}

/** All that a filter asks for but its words, which stand in their field. */
export function filterChips(filter: TaskFilter, words: FilterWords): FilterChip[] {
  const { showMy, showHelp, showUndone, showCompleted, due } = filter;
  const chips: (FilterChip | false)[] = [
    showMy && { key: "showMy", name: words.mine, without: { showMy: false } },
    showHelp && { key: "showHelp", name: words.assisting, without: { showHelp: false } },
    filter.milestones && {
      key: "milestones",
      name: words.milestones,
      without: { milestones: false },
    },
    showUndone !== showCompleted && {
      key: "done",
      name: words.state,
      value: showUndone ? words.open : words.completed,
      without: { showUndone: true, showCompleted: true },
    },
    filter.plan.length > 0 && {
      key: "plan",
      name: words.plan,
      value: listed(filter.plan, words.planName),
      without: { plan: [] },
    },
    filter.owner.length > 0 && {
      key: "owner",
      name: words.owner,
      value: listed(filter.owner, (id) => (id === NOBODY ? words.nobody : words.nameOf(id))),
      without: { owner: [] },
    },
    filter.column.length > 0 && {
      key: "column",
      name: words.column,
      value: listed(filter.column, words.columnName),
      without: { column: [] },
    },
    filter.flow.length > 0 && {
      key: "flow",
      name: words.state,
      value: listed(filter.flow, (id) => (id === NONE ? words.none : words.flowName(id))),
      without: { flow: [] },
    },
    filter.tag.length > 0 && {
      key: "tag",
      name: words.tag,
      value: listed(filter.tag, (id) => (id === NONE ? words.none : words.tagName(id))),
      without: { tag: [] },
    },
    ...fieldChips(filter.field, words),
    ...filter.within.map((one) => ({
      key: `within ${one.of}`,
      name: words.questionName(one.of),
      value: words.span(one),
      without: { within: filter.within.filter((other) => other !== one) },
    })),
    ...filter.says.map((one) => ({
      key: `says ${one.of}`,
      name: words.questionName(one.of),
      value: words.said(one),
      without: { says: filter.says.filter((other) => other !== one) },
    })),
    filter.priority.length > 0 && {
      key: "priority",
      name: words.priority,
      value: listed(filter.priority, words.priorityName),
      without: { priority: [] },
    },
    filter.color.length > 0 && {
      key: "color",
      name: words.color,
      value: listed(filter.color, words.colorName),
      without: { color: [] },
    },
    due !== undefined && {
      key: "due",
      name: words.due,
      value: words.dueName(due),
      without: { due: undefined },
    },
  ];
  return chips.filter((chip) => chip !== false);
}

/** A chip for each field that is asked for. */
function fieldChips(tokens: readonly FieldToken[], words: FilterWords): FilterChip[] {
  const byField = Map.groupBy(tokens, (token) => partsOfToken(token)[0]);
  return Array.from(byField, ([fieldId, those]) => ({
    key: fieldToken(fieldId, EMPTY),
    name: words.fieldName(fieldId),
    value: listed(those, words.fieldValue),
    without: { field: tokens.filter((token) => !those.includes(token)) },
  }));
}

/** Two by name; of more only the first, and how many others. What has the same name in several plans is said once. */
function listed<Value>(values: readonly Value[], nameOf: (value: Value) => string): string {
  const names = [...new Set(values.map(nameOf))];
  return names.length <= 2 ? names.join(", ") : `${names[0] ?? ""} +${names.length - 1}`;
}
