import type { BoardColumn } from "#client/data/queries/board.ts";
import { isSameCard } from "#client/parts/task/same-card.ts";
import { byRank } from "#domain/by-rank.ts";

/** Columns that show what they showed before stay the same objects, so that only the others are drawn again. */
export function keepSameColumns(
  before: readonly BoardColumn[],
  after: readonly BoardColumn[],
): readonly BoardColumn[] {
  const known = new Map(before.map((boardColumn) => [boardColumn.column.id, boardColumn]));
  const kept = after.map((boardColumn) => {
    const old = known.get(boardColumn.column.id);
    return old && isSameColumn(old, boardColumn) ? old : boardColumn;
  });
  const same =
    kept.length === before.length && kept.every((entry, index) => entry === before[index]);
  return same ? before : kept;
}

function isSameColumn(before: BoardColumn, after: BoardColumn): boolean {
  return (
    before.column.name === after.column.name &&
    before.column.color === after.column.color &&
    before.column.taskLimit === after.column.taskLimit &&
    before.column.rank === after.column.rank &&
    before.cards.length === after.cards.length &&
    before.cards.every((card, index) => {
      const other = after.cards[index];
      return other !== undefined && isSameCard(card, other);
    })
  );
}

/** Where a card was just dropped, until the database says so. */
export interface DroppedCard {
  readonly taskId: number;
  readonly columnId: number;
  readonly rank: string;
  /** The database has been told: until then a board that shows it there is one from before an earlier drop. */
  readonly isWritten: boolean;
}

/** The drops that the board does not show by itself yet. */
export function stillWaiting(
  columns: readonly BoardColumn[],
  dropped: readonly DroppedCard[],
): readonly DroppedCard[] {
  const waiting = dropped.filter((drop) => !drop.isWritten || !isPlaced(columns, drop));
  return waiting.length === dropped.length ? dropped : waiting;
}

/** The drops once the database has been told of some of them, or has refused these. */
export function afterWriting(
  dropped: readonly DroppedCard[],
  drops: readonly DroppedCard[],
  isWritten: boolean,
): readonly DroppedCard[] {
  const told = new Set(drops);
  if (!isWritten) return dropped.filter((drop) => !told.has(drop));
  return dropped.map((drop) => (told.has(drop) ? { ...drop, isWritten } : drop));
}

/** The board with cards where they were just dropped. */
export function placeDropped(
  columns: readonly BoardColumn[],
  dropped: readonly DroppedCard[],
): readonly BoardColumn[] {
  return dropped.reduce(placeOne, columns);
}

function placeOne(columns: readonly BoardColumn[], drop: DroppedCard): readonly BoardColumn[] {
  const card = columns.flatMap(({ cards }) => cards).find(({ task }) => task.id === drop.taskId);
  if (!card || isPlaced(columns, drop)) return columns;
  const moved = { ...card, task: { ...card.task, columnId: drop.columnId, rank: drop.rank } };
  return columns.map((boardColumn) => {
    const rest = boardColumn.cards.filter(({ task }) => task.id !== drop.taskId);
    if (boardColumn.column.id === drop.columnId) {
      const cards = [...rest, moved].toSorted((left, right) => byRank(left.task, right.task));
      return { ...boardColumn, cards };
    }
    return rest.length === boardColumn.cards.length ? boardColumn : { ...boardColumn, cards: rest };
  });
}

/** Whether the board shows the card where it was dropped, or no longer at all. */
function isPlaced(columns: readonly BoardColumn[], drop: DroppedCard): boolean {
  const card = columns.flatMap(({ cards }) => cards).find(({ task }) => task.id === drop.taskId);
  return !card || (card.task.columnId === drop.columnId && card.task.rank === drop.rank);
}
