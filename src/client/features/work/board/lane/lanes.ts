import type { BoardCard, BoardColumn } from "#client/data/queries/board.ts";
import { isSameCard } from "#client/parts/task/same-card.ts";
import type { LaneKind } from "#domain/plan/view/view-parameters.ts";
import { ownersOf, type Task } from "#domain/task/task.ts";

/** The cards of a board that have something in common, by columns. */
export interface Lane {
  /** Unlike that of every lane of every kind: "priority:1". */
  readonly key: string;
  readonly kind: LaneKind;
  /** What they have in common: an id or a priority; 0 = nobody, or none. */
  readonly id: number;
  /** Those of each column, in the order of the columns. */
  readonly cells: readonly (readonly BoardCard[])[];
  readonly count: number;
}

/** Who and what lanes can be of, in the order in which they stand; what only cards name comes behind it. */
export type LaneOrder = readonly number[];

const laneKey = (kind: LaneKind, id: number) => `${kind}:${id}`;

/** What of a task says in which lanes it stands: it stands in that of each of its owners, and of each of its tags. */
export function laneIdsOf(task: Task, kind: LaneKind): readonly number[] {
  if (kind === "priority") return [task.priority];
  const ids = kind === "owner" ? ownersOf(task) : task.tagIds;
  return ids.length === 0 ? [0] : ids;
}

/** The board in lanes. Those of people and things that have no cards are there too, so that cards can come to them. */
export function lanesOf(
  columns: readonly BoardColumn[],
  kind: LaneKind,
  order: LaneOrder,
  withEmpty: boolean,
): readonly Lane[] {
  const found = new Map<number, BoardCard[][]>();
  for (const [at, { cards }] of columns.entries()) {
    for (const card of cards) {
      for (const id of laneIdsOf(card.task, kind)) {
        const cells = found.get(id) ?? columns.map((): BoardCard[] => []);
        cells[at]?.push(card);
        found.set(id, cells);
      }
    }
  }
  const ids = new Set([...order, ...found.keys()].filter((id) => id > 0));
  return [...ids, 0].flatMap((id): Lane[] => {
    const cells = found.get(id);
    if (!cells && !withEmpty && !(id === 0 && found.size === 0)) return [];
    return [
      {
        key: laneKey(kind, id),
        kind,
        id,
        cells: cells ?? columns.map(() => []),
        count: cells?.reduce((sum, { length }) => sum + length, 0) ?? 0,
      },
    ];
  });
}

/** Lanes that show what they showed before stay the same objects, so that only the others are drawn again. */
export function keepSameLanes(before: readonly Lane[], after: readonly Lane[]): readonly Lane[] {
  const known = new Map(before.map((lane) => [lane.key, lane]));
  return after.map((lane) => {
    const old = known.get(lane.key);
    return old && isSame(old.cells, lane.cells) ? old : lane;
  });
}

function isSame(before: Lane["cells"], after: Lane["cells"]): boolean {
  return (
    before.length === after.length &&
    before.every(
      (cards, at) =>
        cards.length === after[at]?.length &&
        cards.every((card, row) => {
          const other = after[at]?.[row];
          return other !== undefined && isSameCard(card, other);
        }),
    )
  );
}

/** Where a card stands or is to stand on a board with lanes. */
export interface LanePlace {
  readonly columnId: number;
  readonly lane: string;
  /** Before which card of those that stand there; left out where its order says so. */
  readonly index?: number;
}

/**
 * The place one step away, for the keyboard: in its cell, then in the lanes above or below that are unfolded;
 * undefined at the edge of the board.
 */
export function neighbourInLanes(
  lanes: readonly Lane[],
  columnIds: readonly number[],
  { taskId, lane: key }: { readonly taskId: number; readonly lane: string },
  direction: "up" | "down" | "left" | "right",
): LanePlace | undefined {
  const laneAt = lanes.findIndex((lane) => lane.key === key);
  const cells = lanes[laneAt]?.cells ?? [];
  const columnAt = cells.findIndex((cards) => cards.some(({ task }) => task.id === taskId));
  const columnId = columnIds[columnAt];
  if (columnId === undefined) return undefined;
  const cards = cells[columnAt] ?? [];
  const index = cards.findIndex(({ task }) => task.id === taskId);
  if (direction === "left" || direction === "right") {
    const to = columnAt + (direction === "left" ? -1 : 1);
    const beside = columnIds[to];
    if (beside === undefined) return undefined;
    return { columnId: beside, lane: key, index: Math.min(index, cells[to]?.length ?? 0) };
  }
  const within = direction === "up" ? index - 1 : index + 2;
  if (within >= 0 && within <= cards.length) return { columnId, lane: key, index: within };
  const next = lanes[laneAt + (direction === "up" ? -1 : 1)];
  return next && { columnId, lane: next.key };
}
