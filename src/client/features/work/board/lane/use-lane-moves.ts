import { type RefObject, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useRun } from "#client/live/use-run.ts";
import { chunksOf, SORTED_AT_ONCE } from "#client/parts/task/bulk/at-once.ts";
import { placeOf, type TaskPlace } from "#client/parts/task/bulk/places-in.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import type { Task } from "#domain/task/task.ts";
import type { DropPlace } from "../drag.ts";
import { tooManyOf } from "../limit/open-tasks.ts";
import { mayStandIn, placesOf } from "../place-card.ts";
import { changeLane, type LaneChange } from "./change-lane.ts";
import type { Lane, LanePlace } from "./lanes.ts";

/** What is on the board now. */
export interface LaneBoard {
  readonly planId: number;
  readonly columns: readonly BoardColumn[];
  readonly lanes: readonly Lane[];
  readonly laneName: (lane: Lane) => string;
  readonly rightsOf: (task: Task) => TaskRights;
}

interface LaneMoves {
  /** Takes cards from a lane, or from where they stand otherwise, to another place, which may be in another lane. */
  readonly moveInLanes: (
    taskIds: readonly number[],
    from: string,
    place: LanePlace,
  ) => Promise<void>;
  /** Takes a card to a place of the board as a whole, whatever its lanes are. */
  readonly moveOnBoard: (taskId: number, place: DropPlace) => Promise<void>;
  /** What was last moved where, for ears. */
  readonly announcement: string;
}

/** A card that goes to another lane, and what of it changes by that. */
interface LaneMove {
  readonly task: Task;
  readonly change: LaneChange | undefined;
}

/** Moves between lanes, which change what a task is grouped by, and between columns. */
export function useLaneMoves(board: RefObject<LaneBoard>): LaneMoves {
  const { t } = useTranslation(["board-lanes", "board"]);
  const run = useRun();
  const [announcement, setAnnouncement] = useState("");

  const sort = useCallback(
    async (places: readonly TaskPlace[]) => {
      const { planId } = board.current;
      for (const chunk of chunksOf(places, SORTED_AT_ONCE))
        if (!(await run("plan.sort", { planId, tasks: [...chunk] })).ok) return false;
      return true;
    },
    [run, board],
  );

  const moveOnBoard = useCallback(
    async (taskId: number, place: DropPlace) => {
      await sort(placesOf(board.current.columns, [taskId], place));
    },
    [board, sort],
  );

  /** Those that are in their lane now. */
  const changeLanes = useCallback(
    async (moves: readonly LaneMove[]) => {
      const done: LaneMove[] = [];
      for (const move of moves) {
        const { task, change } = move;
        if (!change || (await run("task.edit", { id: task.id, ...change.edit })).ok)
          done.push(move);
      }
      return done;
    },
    [run],
  );

  const moveInLanes = useCallback(
    async (taskIds: readonly number[], from: string, place: LanePlace) => {
      const { columns, lanes, laneName, rightsOf } = board.current;
      const target = lanes.find(({ key }) => key === place.lane);
      const at = columns.findIndex(({ column }) => column.id === place.columnId);
      const boardColumn = columns[at];
      if (!target || !boardColumn) return;
      const { column } = boardColumn;
      // Of one alone the refusal says why it stays.
      const may = movesTo(target, taskIds, lanes, from).filter(
        ({ task }) => taskIds.length === 1 || mayStandIn(column.id, task, rightsOf(task)),
      );
      if (may.length < taskIds.length)
        showToast({ message: t("board:movedSome", { count: may.length, all: taskIds.length }) });
      const moves = await changeLanes(may);
      const ids = moves.map(({ task }) => task.id);
      const cell = [{ column, cards: target.cells[at] ?? [] }];
      const { index } = place;
      const places = index === undefined ? [] : placesOf(cell, ids, { columnId: column.id, index });
      const isSorted = await sort(places);
      const changed = moves.filter(({ change }) => change);
      if (changed.length === 0 && (places.length === 0 || !isSorted)) return;
      const lane = laneName(target);
      const moved = t("moved", { lane, column: column.name });
      const more = moves.filter(
        ({ task }) =>
          places.length > 0 && isSorted && task.columnId !== column.id && task.completeTime === 0,
      );
      const tooMany = tooManyOf(boardColumn, more.length);
      const warning = t("board:limitTooMany", { count: tooMany, limit: column.taskLimit });
      setAnnouncement(tooMany > 0 ? `${moved}. ${warning}` : moved);
      const [first] = changed;
      if (!first) return;
      showToast({
        message:
          changed.length > 1
            ? t("changedMany", { count: changed.length, lane })
            : t("changed", { name: first.task.name, lane }),
        action: {
          label: t("board:undo"),
          onClick: () => {
            for (const { task, change } of changed)
              void run("task.edit", { id: task.id, ...change?.undo });
            if (places.length > 0 && isSorted) void sort(moves.map(({ task }) => placeOf(task)));
          },
        },
      });
    },
    [board, run, changeLanes, sort, t],
  );
  return { moveInLanes, moveOnBoard, announcement };
}

/** A card leaves the lane that it was taken from; one that goes along and does not stand there, the first of its own. */
function movesTo(
  target: Lane,
  taskIds: readonly number[],
  lanes: readonly Lane[],
  from: string,
): readonly LaneMove[] {
  const others = lanes.toSorted(
    (left, right) => Number(right.key === from) - Number(left.key === from),
  );
  return taskIds.flatMap((id): readonly LaneMove[] => {
    for (const lane of others) {
      const task = lane.cells.flat().find((card) => card.task.id === id)?.task;
      if (!task) continue;
      return [{ task, change: changeLane(task, target.kind, { from: lane.id, to: target.id }) }];
    }
    return [];
  });
}
