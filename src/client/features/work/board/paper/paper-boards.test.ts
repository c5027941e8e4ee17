import { expect, test } from "vitest";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { COLUMNS_BESIDE, paperBoards, paperRows } from "./paper-boards.ts";

const column = (id: number, ...taskIds: number[]) =>
  ({
    column: { id },
    cards: taskIds.map((taskId) => ({ task: { id: taskId } })),
  }) as unknown as BoardColumn;
const idsOf = (rows: ReturnType<typeof paperRows>) =>
  rows.map((row) => row.map((card) => card?.task.id ?? 0));

test("cards stand below each other in their columns, and shorter columns end earlier", () => {
  expect(idsOf(paperRows([column(1, 11, 12), column(2), column(3, 31)]))).toEqual([
    [11, 0, 31],
    [12, 0, 0],
  ]);
});

test("what has no room beside the others stands below them, in portions of one size", () => {
  const many = Array.from({ length: COLUMNS_BESIDE + 2 }, (_none, index) => column(index + 1));
  expect(paperBoards(many, new Set()).map(({ length }) => length)).toEqual([4, 4]);
  expect(paperBoards([], new Set())).toEqual([]);
});

test("what is not on the paper is left out of its column", () => {
  expect(idsOf(paperRows(paperBoards([column(1, 11, 12)], new Set([12]))[0] ?? []))).toEqual([
    [12],
  ]);
});
