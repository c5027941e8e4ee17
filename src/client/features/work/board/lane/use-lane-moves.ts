import { type RefObject, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { DropPlace } from "../drag.ts";
import { tooManyOf } from "../limit/open-tasks.ts";
import { rankOfPlace } from "../place-card.ts";
import { changeLane } from "./change-lane.ts";
import type { Lane, LanePlace } from "./lanes.ts";

/** What is on the board now. */
export interface LaneBoard {
  readonly planId: number;
  readonly columns: readonly BoardColumn[];
  readonly lanes: readonly Lane[];
  readonly laneName: (lane: Lane) => string;
}

interface LaneMoves {
  /** Takes a card from a lane to another place, which may be in another lane. */
  readonly moveInLanes: (taskId: number, from: string, place: LanePlace) => Promise<void>;
  /** Takes a card to a place of the board as a whole, whatever its lanes are. */
  readonly moveOnBoard: (taskId: number, place: DropPlace) => Promise<void>;
  /** What was last moved where, for ears. */
  readonly announcement: string;
}

/** Moves between lanes, which change what a task is grouped by, and between columns. */
export function useLaneMoves(board: RefObject<LaneBoard>): LaneMoves {
  const { t } = useTranslation(["board-lanes", "board"]);
  const run = useRun();
  const [announcement, setAnnouncement] = useState("");

  const sort = useCallback(
    (taskId: number, columnId: number, rank: string) =>
      run("plan.sort", { planId: board.current.planId, tasks: [{ id: taskId, columnId, rank }] }),
    [run, board],
  );

  const moveOnBoard = useCallback(
    async (taskId: number, place: DropPlace) => {
      const rank = rankOfPlace(board.current.columns, taskId, place);
      if (rank) await sort(taskId, place.columnId, rank);
    },
    [board, sort],
  );

  const moveInLanes = useCallback(
    async (taskId: number, from: string, place: LanePlace) => {
      const { columns, lanes, laneName } = board.current;
      const target = lanes.find(({ key }) => key === place.lane);
      const source = lanes.find(({ key }) => key === from);
      const at = columns.findIndex(({ column }) => column.id === place.columnId);
      const task = source?.cells.flat().find((card) => card.task.id === taskId)?.task;
      const boardColumn = columns[at];
      if (!target || !source || !task || !boardColumn) return;
      const { column } = boardColumn;
      const change = changeLane(task, target.kind, { from: source.id, to: target.id });
      const rank =
        place.index === undefined
          ? undefined
          : rankOfPlace([{ column, cards: target.cells[at] ?? [] }], taskId, {
              columnId: column.id,
              index: place.index,
            });
      if (change && !(await run("task.edit", { id: taskId, ...change.edit })).ok) return;
      if (rank !== undefined && !(await sort(taskId, column.id, rank)).ok) return;
      if (!change && rank === undefined) return;
      const moved = t("moved", { lane: laneName(target), column: column.name });
      const isMoreThere = task.columnId !== column.id && task.completeTime === 0 ? 1 : 0;
      const tooMany = tooManyOf(boardColumn, isMoreThere);
      const warning = t("board:limitTooMany", { count: tooMany, limit: column.taskLimit });
      setAnnouncement(tooMany > 0 ? `${moved}. ${warning}` : moved);
      if (!change) return;
      showToast({
        message: t("changed", { name: task.name, lane: laneName(target) }),
        action: {
          label: t("board:undo"),
          onClick: () => {
            void run("task.edit", { id: taskId, ...change.undo });
            if (rank !== undefined) void sort(taskId, task.columnId, task.rank);
          },
        },
      });
    },
    [board, run, sort, t],
  );
  return { moveInLanes, moveOnBoard, announcement };
}
