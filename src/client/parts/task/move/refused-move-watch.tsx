import { useEffect, useRef } from "react";
import { readAttention } from "#client/data/queries/outbox.ts";
import { useLive } from "#client/live/use-live.ts";
import { newRefusedMoves } from "./refused-moves.ts";
import { useTellFailedMove } from "./use-tell-failed-move.ts";

/** Tells of moves that the server refuses while the app is open; the outbox keeps them. */
export function RefusedMoveWatch() {
  const attention = useLive(readAttention);
  const tell = useTellFailedMove();
  const known = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    if (attention.state !== "ready") return;
    const before = known.current;
    known.current = new Set(attention.value.map(({ n }) => n));
    // What stood there before is told by the outbox, and a tab that nobody sees tells nobody.
    if (!before || document.hidden) return;
    for (const { refusal } of newRefusedMoves(attention.value, before)) tell(refusal);
  }, [attention, tell]);
  return null;
}
