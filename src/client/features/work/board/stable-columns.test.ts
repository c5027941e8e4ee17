import { describe, expect, it } from "vitest";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { newColumn } from "#domain/column/add-column.ts";
import { ranksAfter } from "#domain/rank.ts";
import { newTask } from "#domain/task/new-task.ts";
import { afterWriting, keepSameColumns, placeDropped, stillWaiting } from "./stable-columns.ts";

function readBoard(name = "Task"): BoardColumn[] {
  const [first = "", second = "", third = ""] = ranksAfter(undefined, 3);
  const card = (id: number, columnId: number, rank: string) => ({
    task: newTask({ id, planId: 1, columnId, dialogId: 0, name, userId: 1, rank }, 1),
    subNum: 0,
    subComplete: 0,
  });
  return [
    {
      column: newColumn({ id: 1, planId: 1, name: "To do", rank: first }, 1),
      cards: [card(11, 1, first), card(12, 1, second)],
    },
    {
      column: newColumn({ id: 2, planId: 1, name: "Done", rank: second }, 1),
      cards: [card(21, 2, third)],
    },
  ];
}

describe("columns of a board that is read again", () => {
  it("stay the same objects while they show the same", () => {
    const before = readBoard();
    expect(keepSameColumns(before, readBoard())).toBe(before);
  });

  it("are new where something changed, and only there", () => {
    const before = readBoard();
    const after = readBoard();
    const [, done] = after;
    const changed = done && { ...done, cards: [] };
    const kept = keepSameColumns(before, changed ? [after[0] ?? changed, changed] : after);
    expect(kept[0]).toBe(before[0]);
    expect(kept[1]).toBe(changed);
  });

  it("show a dropped card in its place before the database does", () => {
    const board = readBoard();
    const drop = {
      taskId: 11,
      columnId: 2,
      rank: ranksAfter(undefined, 2)[1] ?? "",
      isWritten: true,
    };
    const shown = placeDropped(board, [drop]);
    expect(shown.map(({ cards }) => cards.map(({ task }) => task.id))).toEqual([[12], [11, 21]]);
    expect(stillWaiting(board, [drop])).toEqual([drop]);
    expect(stillWaiting(shown, [drop])).toEqual([]);
  });

  it("keep a card that is carried back before the way there has been written", () => {
    const board = readBoard();
    const card = board[0]?.cards[0]?.task;
    const back = { taskId: 11, columnId: 1, rank: card?.rank ?? "", isWritten: false };
    expect(card?.id).toBe(11);
    expect(stillWaiting(board, [back])).toEqual([back]);
    expect(stillWaiting(board, afterWriting([back], [back], true))).toEqual([]);
    expect(afterWriting([back], [back], false)).toEqual([]);
  });
});
