import { type RefObject, useCallback } from "react";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useRun } from "#client/live/use-run.ts";
import { rankOfColumn } from "./place-card.ts";

/** Puts a column before the one at `index` of the board as it stands now. */
export function useMoveColumn(
  planId: number,
  board: RefObject<readonly BoardColumn[]>,
): (columnId: number, index: number) => Promise<void> {
  const run = useRun();
  return useCallback(
    async (columnId, index) => {
      const rank = rankOfColumn(board.current, columnId, index);
      if (rank) await run("plan.sort", { planId, columns: [{ id: columnId, rank }] });
    },
    [run, planId, board],
  );
}
