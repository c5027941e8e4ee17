import {
  assistantsOf,
  ownersOf,
  type Priority,
  type Task,
  type TaskColor,
} from "../../task/task.ts";
import { fieldMatcher, type FieldToken } from "./field-token.ts";
import {
  type Says,
  saysMatcher,
  type StartOf,
  type Within,
  withinMatcher,
} from "./filter-questions.ts";
import type { Id } from "../../id.ts";

/** When a task is due, as far as a filter asks. */
export const DUE_FILTERS = ["overdue", "today", "week", "none"] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

/** Stands among owners for tasks that nobody owns. */
export const NOBODY = 0;

/** Stands among tags and states for tasks that have none. */
export const NONE = 0;

/**
 * What a person wants to see of a plan's tasks (seed 000 §3 plan view parameter, and more). Within a list any of its
 * values will do, and an empty list asks for nothing; a task has to pass all of them.
 */
export interface TaskFilter {
  /** A part of the name or the description, or the whole id. */
  readonly text: string;
  /** Only tasks that are mine; with showHelp these as well. */
  readonly showMy: boolean;
  /** Only tasks with which I assist. */
  readonly showHelp: boolean;
  /** Only milestones. */
  readonly milestones: boolean;
  /** Also open tasks. */
  readonly showUndone: boolean;
  /** Also completed tasks. */
  readonly showCompleted: boolean;
  /** Ids of people, NOBODY among them for tasks without an owner. */
  readonly owner: readonly Id[];
  readonly column: readonly Id[];
  /** Ids of plans, where those of several are shown. */
  readonly plan: readonly Id[];
  /** Ids of states of the plan's workflow, NONE among them for tasks without one. */
  readonly flow: readonly Id[];
  /** Ids of tags, NONE among them for tasks without any. */
  readonly tag: readonly Id[];
  /** What fields of the plan say, as `fieldToken` writes it; of each field any of its values will do. */
  readonly field: readonly FieldToken[];
  /** Days of the task, and numbers and days of fields, that lie between two. */
  readonly within: readonly Within[];
  /** What texts of fields of the plan say. */
  readonly says: readonly Says[];
  readonly priority: readonly Priority[];
  readonly color: readonly TaskColor[];
  readonly due: DueFilter | undefined;
}

/** Lets every task through. */
export const NO_FILTER: TaskFilter = {
  text: "",
  showMy: false,
  showHelp: false,
  milestones: false,
  showUndone: true,
  showCompleted: true,
  owner: [],
  column: [],
  plan: [],
  flow: [],
  tag: [],
  field: [],
  within: [],
  says: [],
  priority: [],
  color: [],
  due: undefined,
};

/** Whose filter it is, and when it is asked; epoch ms. */
export interface FilterMoment {
  readonly userId: Id;
  readonly now: number;
  /** The last moments of the person's own day and week. */
  readonly endOfToday: number;
  readonly endOfWeek: number;
  readonly startOf: StartOf;
  /** Tasks whose descriptions say the words that are looked for; left out where nobody can tell. */
  readonly described?: ReadonlySet<Id>;
}

/** Whether a filter holds anything back. */
export function isFiltering(filter: TaskFilter): boolean {
  const { text, showMy, showHelp, milestones, showUndone, showCompleted, due } = filter;
  return (
    text.trim() !== "" ||
    showMy ||
    showHelp ||
    milestones ||
    !showUndone ||
    !showCompleted ||
    due !== undefined ||
    listsOf(filter).some((list) => list.length > 0)
  );
}

/** The question that a filter asks of each task, made ready once for thousands of them. */
export function taskMatcher(filter: TaskFilter, moment: FilterMoment): (task: Task) => boolean {
  const text = filter.text.trim().toLowerCase();
  const questions: readonly (((task: Task) => boolean) | false)[] = [
    text !== "" &&
      (({ id, name }) =>
        name.toLowerCase().includes(text) ||
        String(id) === text ||
        moment.described?.has(id) === true),
    (filter.showMy || filter.showHelp) && ((task) => hasPart(task, filter, moment.userId)),
    filter.milestones && (({ milestone }) => milestone === 1),
    !filter.showUndone && (({ completeTime }) => completeTime > 0),
    !filter.showCompleted && (({ completeTime }) => completeTime === 0),
    filter.owner.length > 0 && ((task) => isAmong(ownersOf(task), filter.owner)),
    filter.column.length > 0 && (({ columnId }) => filter.column.includes(columnId)),
    filter.plan.length > 0 && (({ planId }) => filter.plan.includes(planId)),
    filter.flow.length > 0 && (({ flowItemId }) => filter.flow.includes(flowItemId)),
    filter.tag.length > 0 && (({ tagIds }) => isAmong(tagIds, filter.tag)),
    filter.field.length > 0 && fieldMatcher(filter.field),
    filter.within.length > 0 && withinMatcher(filter.within, moment.startOf),
    filter.says.length > 0 && saysMatcher(filter.says),
    filter.priority.length > 0 && (({ priority }) => filter.priority.includes(priority)),
    filter.color.length > 0 && (({ color }) => filter.color.includes(color)),
    filter.due !== undefined && isDue[filter.due](moment),
  ];
  const asked = questions.filter((question) => question !== false);
  return (task) => asked.every((question) => question(task));
}

function hasPart(task: Task, { showMy, showHelp }: TaskFilter, userId: Id): boolean {
  return (
    (showMy && ownersOf(task).includes(userId)) || (showHelp && assistantsOf(task).includes(userId))
  );
}

/** Whether one of those that a task has is wanted; 0 wants tasks that have none. */
function isAmong(ids: readonly Id[], wanted: readonly Id[]): boolean {
  return ids.length === 0 ? wanted.includes(0) : ids.some((id) => wanted.includes(id));
}

function listsOf(filter: TaskFilter) {
  const { owner, column, plan, flow, tag, field, within, says, priority, color } = filter;
  return [owner, column, plan, flow, tag, field, within, says, priority, color];
}

/** Done tasks are never late, and what is late is not due today any more. */
const isDue: Record<DueFilter, (moment: FilterMoment) => (task: Task) => boolean> = {
  overdue:
    ({ now }) =>
    ({ endTime, completeTime }) =>
      endTime > 0 && completeTime === 0 && endTime < now,
  today:
    ({ now, endOfToday }) =>
    ({ endTime }) =>
      endTime >= now && endTime <= endOfToday,
  week:
    ({ now, endOfWeek }) =>
    ({ endTime }) =>
      endTime >= now && endTime <= endOfWeek,
  none:
    () =>
    ({ endTime }) =>
      endTime === 0,
};
