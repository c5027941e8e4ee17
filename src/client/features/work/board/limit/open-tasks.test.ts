import { expect, test } from "vitest";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { newColumn } from "#domain/column/add-column.ts";
import { NO_FILTER } from "#domain/plan/view/task-filter.ts";
import { ranksAfter } from "#domain/rank.ts";
import { newTask } from "#domain/task/new-task.ts";
import { filterBoard } from "../view/filter-board.ts";
import { openTasksOf, tooManyOf } from "./open-tasks.ts";

function columnOf(taskLimit: number, names: readonly string[], done = 0): BoardColumn {
  const ranks = ranksAfter(undefined, names.length);
  return {
    column: newColumn({ id: 1, planId: 1, name: "Doing", rank: "a0", taskLimit }, 1),
    cards: names.map((name, at) => ({
      task: newTask(
        {
          id: at + 1,
          planId: 1,
          columnId: 1,
          dialogId: 0,
          name,
          userId: 1,
          rank: ranks[at] ?? "a0",
          completeTime: at < done ? 1 : 0,
        },
        1,
      ),
      subNum: 0,
      subComplete: 0,
    })),
  };
}

test("a column is over its limit by its open tasks, not by those that are done", () => {
  const names = ["Form", "Pour", "Cure", "Strip"];
  expect(tooManyOf(columnOf(3, names))).toBe(1);
  expect(tooManyOf(columnOf(3, names, 1))).toBe(0);
  expect(tooManyOf(columnOf(0, names))).toBe(0);
  expect(tooManyOf(columnOf(999, names))).toBe(0);
});

test("a filter hides cards, not that there are too many", () => {
  const board = [columnOf(1, ["Form", "Pour", "Pour again"], 1)];
  const [shown] = filterBoard(
    board,
    { ...NO_FILTER, text: "form" },
    { userId: 1, now: 1, endOfToday: 1, endOfWeek: 1, startOf: () => 0 },
  );
  expect(shown?.cards).toHaveLength(1);
  expect(shown && openTasksOf(shown)).toBe(2);
  expect(shown && tooManyOf(shown)).toBe(1);
});
