import { byRank } from "../by-rank.ts";
import type { CheckItem } from "../checklist/check-item.ts";
import type { Column } from "../column/column.ts";
import { idsIn } from "../field/field-value.ts";
import type { PlanField } from "../field/plan-field.ts";
import { valueIn } from "../field/sum-of-field.ts";
import { flowNameOf } from "../flow/flow-fields.ts";
import type { Id } from "../id.ts";
import type { PlanTag } from "../tag/plan-tag.ts";
import { offeredPriorities, type PriorityLevel } from "../task/priorities.ts";
import { isPrivate } from "../task/private/visibility.ts";
import { assistantsOf, ownersOf, type Task } from "../task/task.ts";
import type { GuestBoard, GuestCard, GuestField, GuestPart, GuestTask } from "./guest-board.ts";

/** What whoever made a link lets its guests see beside what all of them see. */
export interface GuestView {
  readonly withFields: boolean;
  readonly withArchived: boolean;
}

/** A plan as it lies on the server, and what its people and tasks are called elsewhere. */
export interface PlanForGuests {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly tags: readonly PlanTag[];
  readonly fields: readonly PlanField[];
  /** Tasks and subtasks. */
  readonly tasks: readonly Task[];
  readonly priorities: readonly PriorityLevel[];
  /** The name of a person, "" = nobody knows. */
  readonly nameOf: (userId: Id) => string;
  /** By what a guest asks for a task. */
  readonly keyOf: (taskId: Id) => string;
}

/**
 * Which tasks and subtasks of a plan guests see. Whatever a task says of who may see it is asked here and nowhere
 * else: board, counts, sums and single tasks are all made of what this lets through.
 */
export function tasksForGuests(
  tasks: readonly Task[],
  { withArchived }: Pick<GuestView, "withArchived">,
): Task[] {
  const shown = tasks.filter(
    (task) => !isPrivate(task) && (withArchived || task.archivedTime === 0),
  );
  const mains = new Set(shown.filter(({ parentId }) => parentId === 0).map(({ id }) => id));
  return shown.filter(({ id, parentId }) => mains.has(parentId === 0 ? id : parentId));
}

/** The board as guests see it: chats, files, times worked, ids and whatever else there is stays here, and so does what no card names. */
export function guestBoard(plan: PlanForGuests, view: GuestView): GuestBoard {
  const shown = tasksForGuests(plan.tasks, view);
  const byParent = Map.groupBy(shown, ({ parentId }) => parentId);
  const cards = byParent.get(0) ?? [];
  const mains = Map.groupBy(cards, ({ columnId }) => columnId);
  const subtasksOf = ({ id }: Task) => byParent.get(id) ?? [];
  const fields = view.withFields ? fieldsOn(cards, subtasksOf, plan) : [];
  const namedTags = new Set(cards.flatMap(({ tagIds }) => tagIds));
  const tags = plan.tags.filter(({ id }) => namedTags.has(id));
  const namedPriorities = new Set(cards.map(({ priority }) => priority));
  const priorities = plan.priorities.filter(({ priority }) => namedPriorities.has(priority));
  const offered = offeredPriorities(plan.priorities);
  const places: Places = {
    tags: placesOf(tags, ({ id }) => id),
    priorities: placesOf(priorities, ({ priority }) => priority),
  };
  const columns = plan.columns.toSorted(byRank).map(({ id, name, color }) => ({
    name,
    color,
    cards: (mains.get(id) ?? [])
      .toSorted(byRank)
      .map((task) => cardOf(task, subtasksOf(task), { plan, fields, places })),
  }));
  return {
    name: plan.name,
    columns,
    tags: tags.map(({ name, color }) => ({ name, color })),
    priorities: priorities.map((level) => ({
      number: level.priority,
      name: level.name,
      color: level.color,
      level: offered.indexOf(level) + 1,
    })),
    fields: fields.map((field, place) => fieldOf(field, place, columns)),
  };
}

function fieldOf(
  { name, kind, unit, onCard, options }: PlanField,
  place: number,
  columns: GuestBoard["columns"],
): GuestField {
  const said = { name, kind, unit, onCard };
  const coloured = options.filter(({ color }) => color !== "");
  if (coloured.length === 0) return said;
  const values = columns.flatMap(({ cards }) => cards.flatMap(({ fields }) => fields));
  const named = new Set(values.flatMap(({ field, words }) => (field === place ? words : [])));
  const choices = coloured
    .filter((option) => named.has(option.name))
    .map((option) => ({ name: option.name, color: option.color }));
  return choices.length > 0 ? { ...said, choices } : said;
}

/** The fields in which any of these tasks says something. */
function fieldsOn(
  tasks: readonly Task[],
  subtasksOf: (task: Task) => readonly Task[],
  { fields, nameOf }: PlanForGuests,
): PlanField[] {
  return fields
    .filter(({ archivedTime }) => archivedTime === 0)
    .filter((field) =>
      tasks.some(
        (task) => wordsIn(field, valueIn(field, task, subtasksOf(task)), nameOf).length > 0,
      ),
    )
    .toSorted(byRank);
}

/** What else guests see of one task, `tasks` being its subtasks. */
export function guestTask({
  content,
  checklist,
  tasks,
  nameOf,
}: {
  /** Its description, without ways into the app. */
  readonly content: string;
  readonly checklist: readonly CheckItem[];
  readonly tasks: readonly Task[];
  readonly nameOf: PlanForGuests["nameOf"];
}): GuestTask {
  return {
    content,
    checklist: checklist.toSorted(byRank).map(({ name, done }) => ({ name, done })),
    subtasks: tasks.toSorted(byRank).map((task) => partOf(task, nameOf)),
  };
}

/** Where tags and priorities stand among those of the board, by their ids. */
interface Places {
  readonly tags: ReadonlyMap<Id, number>;
  readonly priorities: ReadonlyMap<number, number>;
}

function placesOf<Row>(rows: readonly Row[], idOf: (row: Row) => number) {
  return new Map(rows.map((row, place) => [idOf(row), place]));
}

interface CardSurroundings {
  readonly plan: PlanForGuests;
  readonly fields: readonly PlanField[];
  readonly places: Places;
}

function cardOf(
  task: Task,
  subtasks: readonly Task[],
  { plan: { nameOf, keyOf }, fields, places }: CardSurroundings,
): GuestCard {
  return {
    ...partOf(task, nameOf),
    key: keyOf(task.id),
    startTime: task.startTime,
    cancelled: task.cancelled,
    status: task.flowItemStatus,
    assistants: assistantsOf(task).map(nameOf),
    color: task.color,
    milestone: task.milestone,
    archived: task.archivedTime > 0 ? 1 : 0,
    priority: places.priorities.get(task.priority) ?? -1,
    tags: task.tagIds.flatMap((id) => places.tags.get(id) ?? []),
    subNum: subtasks.length,
    subDone: subtasks.filter(({ completeTime }) => completeTime > 0).length,
    checkNum: task.checkNum,
    checkDone: task.checkDone,
    fileNum: task.fileNum,
    fields: fields.flatMap((field, place) => {
      const words = wordsIn(field, valueIn(field, task, subtasks), nameOf);
      return words.length > 0 ? [{ field: place, words }] : [];
    }),
  };
}

function partOf(task: Task, nameOf: PlanForGuests["nameOf"]): GuestPart {
  return {
    name: task.name,
    endTime: task.endTime,
    completeTime: task.completeTime,
    state: flowNameOf(task),
    owners: ownersOf(task).map(nameOf),
  };
}

function wordsIn(
  { kind, options }: PlanField,
  value: string,
  nameOf: PlanForGuests["nameOf"],
): string[] {
  if (value === "") return [];
  if (kind === "person") return idsIn(value).map(nameOf);
  if (kind !== "choice") return [value];
  return idsIn(value).flatMap((id) => options.find((option) => option.id === id)?.name ?? []);
}
