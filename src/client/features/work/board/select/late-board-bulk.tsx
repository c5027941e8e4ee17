import { late } from "#client/ui/late.tsx";
import type { BoardBulkProps } from "./board-bulk.tsx";

const BoardBulk = late(async () => (await import("./board-bulk.tsx")).BoardBulk);

/** What can be done with the selected cards, whose code comes when there are some. */
export function LateBoardBulk(props: BoardBulkProps) {
  return props.chosen.size > 0 && <BoardBulk {...props} />;
}
