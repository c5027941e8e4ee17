import type { BoardColumn } from "#client/data/queries/board.ts";
import type { TaskPlace } from "#client/parts/task/bulk/places-in.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { rankBetween, ranksBetween } from "#domain/rank.ts";
import type { Task } from "#domain/task/task.ts";
import type { Step } from "./keyboard.ts";

/** Where a card is to stand: in a column, before the card at `index` of those that stand there already. */
export interface CardPlace {
  readonly columnId: number;
  readonly index: number;
}

/** Whether a card may be put into a column: within its own one, whoever orders the tasks of a plan may put it. */
export function mayStandIn(
  columnId: number,
  task: Pick<Task, "columnId">,
  rights: Pick<TaskRights, "move">,
): boolean {
  return task.columnId === columnId || rights.move;
}

/** Where cards stand once they are put into a place together, in the order in which they come; none when they stand there already. */
export function placesOf(
  columns: readonly BoardColumn[],
  taskIds: readonly number[],
  place: CardPlace,
): readonly TaskPlace[] {
  const target = columns.find(({ column }) => column.id === place.columnId);
  if (!target || taskIds.length === 0) return [];
  const carried = new Set(taskIds);
  const stays = ({ task }: BoardColumn["cards"][number]) => !carried.has(task.id);
  const [above, below] = [target.cards.slice(0, place.index), target.cards.slice(place.index)];
  const idsOf = (cards: BoardColumn["cards"]) => cards.filter(stays).map(({ task }) => task.id);
  const after = [...idsOf(above), ...taskIds, ...idsOf(below)];
  const isSame =
    after.length === target.cards.length &&
    after.every((id, index) => id === target.cards[index]?.task.id);
  if (isSame) return [];
  const ranks = ranksBetween(
    above.findLast(stays)?.task.rank,
    below.find(stays)?.task.rank,
    taskIds.length,
  );
  return taskIds.map((id, index) => ({ id, columnId: place.columnId, rank: ranks[index] ?? "" }));
}

/** Of the cards that are carried together in one list the one that goes ahead: several go one step on from there. */
export function foremost(
  cells: readonly BoardColumn["cards"][],
  taskId: number,
  carried: readonly number[],
  direction: Step,
): number {
  const cell = cells.find((cards) => cards.some(({ task }) => task.id === taskId)) ?? [];
  const together = cell.filter(({ task }) => carried.includes(task.id));
  const ahead = direction === "down" ? together.at(-1) : together[0];
  return ahead?.task.id ?? taskId;
}

/** The place one step away, for the keyboard; undefined at the edge of the board. */
export function neighbourPlace(
  columns: readonly BoardColumn[],
  taskId: number,
  direction: Step,
): CardPlace | undefined {
  const columnIndex = columns.findIndex(({ cards }) =>
    cards.some(({ task }) => task.id === taskId),
  );
  const current = columns[columnIndex];
  if (!current) return undefined;
  const index = current.cards.findIndex(({ task }) => task.id === taskId);
  if (direction === "up")
    return index > 0 ? { columnId: current.column.id, index: index - 1 } : undefined;
  if (direction === "down") {
    return index < current.cards.length - 1
      ? { columnId: current.column.id, index: index + 2 }
      : undefined;
  }
  const neighbour = columns[columnIndex + (direction === "left" ? -1 : 1)];
  return (
    neighbour && { columnId: neighbour.column.id, index: Math.min(index, neighbour.cards.length) }
  );
}

/** The rank that puts a column before the one at `index`; undefined when it stands there already. */
export function rankOfColumn(
  columns: readonly BoardColumn[],
  columnId: number,
  index: number,
): string | undefined {
  const from = columns.findIndex(({ column }) => column.id === columnId);
  if (from < 0 || index === from || index === from + 1) return undefined;
  const before = columns.slice(0, index).findLast(({ column }) => column.id !== columnId);
  const after = columns.slice(index).find(({ column }) => column.id !== columnId);
  return rankBetween(before?.column.rank, after?.column.rank);
}
