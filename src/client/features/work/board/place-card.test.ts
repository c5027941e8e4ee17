import { describe, expect, it } from "vitest";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { newColumn } from "#domain/column/add-column.ts";
import { ranksAfter } from "#domain/rank.ts";
import { newTask } from "#domain/task/new-task.ts";
import { foremost, mayStandIn, neighbourPlace, placesOf, rankOfColumn } from "./place-card.ts";

function board(...lengths: number[]): BoardColumn[] {
  const columnRanks = ranksAfter(undefined, lengths.length);
  return lengths.map((length, column) => {
    const ranks = ranksAfter(undefined, length);
    const id = column + 1;
    return {
      column: newColumn(
        { id, planId: 1, name: `Column ${id}`, rank: columnRanks[column] ?? "a0" },
        1,
      ),
      cards: ranks.map((rank, index) => ({
        task: newTask(
          {
            id: id * 100 + index,
            planId: 1,
            columnId: id,
            dialogId: 0,
            name: "Task",
            userId: 1,
            rank,
          },
          1,
        ),
        subNum: 0,
        subComplete: 0,
      })),
    };
  });
}

const rankOfPlace = (
  columns: readonly BoardColumn[],
  taskId: number,
  place: { readonly columnId: number; readonly index: number },
) => placesOf(columns, [taskId], place)[0]?.rank;

describe("the place of a dragged card", () => {
  const columns = board(3, 2, 0);

  it("is one behind the other for several, in their order, wherever they came from", () => {
    const places = placesOf(columns, [201, 100], { columnId: 1, index: 2 });
    expect(places.map(({ id, columnId }) => [id, columnId])).toEqual([
      [201, 1],
      [100, 1],
    ]);
    const [first = "", second = ""] = places.map(({ rank }) => rank);
    const ranks = columns[0]?.cards.map(({ task }) => task.rank) ?? [];
    expect((ranks[1] ?? "") < first && first < second && second < (ranks[2] ?? "")).toBe(true);
  });

  it("is none for several that stand there in this order", () => {
    expect(placesOf(columns, [100, 101], { columnId: 1, index: 1 })).toEqual([]);
    expect(placesOf(columns, [101, 100], { columnId: 1, index: 1 })).toHaveLength(2);
  });

  it("is between its new neighbours", () => {
    const rank = rankOfPlace(columns, 201, { columnId: 1, index: 1 }) ?? "";
    expect(rank > (columns[0]?.cards[0]?.task.rank ?? "")).toBe(true);
    expect(rank < (columns[0]?.cards[1]?.task.rank ?? "")).toBe(true);
  });

  it("is none where it stands already, above or below itself", () => {
    expect(rankOfPlace(columns, 101, { columnId: 1, index: 1 })).toBeUndefined();
    expect(rankOfPlace(columns, 101, { columnId: 1, index: 2 })).toBeUndefined();
  });

  it("moves to the end of its own column past itself", () => {
    const rank = rankOfPlace(columns, 100, { columnId: 1, index: 3 }) ?? "";
    expect(rank > (columns[0]?.cards[2]?.task.rank ?? "")).toBe(true);
  });

  it("exists in an empty column", () => {
    expect(rankOfPlace(columns, 100, { columnId: 3, index: 0 })).toBeDefined();
  });

  it("goes one step by the keyboard and stops at the edges", () => {
    expect(neighbourPlace(columns, 101, "up")).toEqual({ columnId: 1, index: 0 });
    expect(neighbourPlace(columns, 100, "up")).toBeUndefined();
    expect(neighbourPlace(columns, 101, "down")).toEqual({ columnId: 1, index: 3 });
    expect(neighbourPlace(columns, 102, "right")).toEqual({ columnId: 2, index: 2 });
    expect(neighbourPlace(columns, 102, "left")).toBeUndefined();
  });

  it("goes one step for several from the one that is ahead of them", () => {
    const cells = columns.map(({ cards }) => cards);
    expect(foremost(cells, 100, [100, 101, 200], "down")).toBe(101);
    expect(foremost(cells, 101, [101, 100, 200], "up")).toBe(100);
    expect(foremost(cells, 102, [102], "down")).toBe(102);
    const place = { columnId: 1, index: 3 };
    expect(neighbourPlace(columns, 101, "down")).toEqual(place);
    expect(placesOf(columns, [100, 101], place)).toHaveLength(2);
  });

  it("is everybody's within a column, and needs the right to move beyond it", () => {
    expect(mayStandIn(1, { columnId: 1 }, { move: false })).toBe(true);
    expect(mayStandIn(2, { columnId: 1 }, { move: false })).toBe(false);
    expect(mayStandIn(2, { columnId: 1 }, { move: true })).toBe(true);
  });

  it("is found for a column as well", () => {
    const rank = rankOfColumn(columns, 3, 0) ?? "";
    expect(rank < (columns[0]?.column.rank ?? "")).toBe(true);
    expect(rankOfColumn(columns, 3, 3)).toBeUndefined();
  });
});
