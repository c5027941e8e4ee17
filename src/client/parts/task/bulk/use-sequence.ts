import { useCallback, useMemo, useRef, useState } from "react";

/** How far a long act has come. */
export interface Progress {
  readonly done: number;
  readonly count: number;
}

/** So many are done in a moment, and nobody has to watch. */
const MOMENT = 20;

/** Does one thing after the other, shows how far it has come, and can be stopped. */
export function useSequence() {
  const [progress, setProgress] = useState<Progress>();
  const stopped = useRef(false);
  /** Answers those that were done: `act` says of each whether it was. */
  const each = useCallback(
    async <Item>(
      items: readonly Item[],
      act: (item: Item) => Promise<boolean>,
    ): Promise<Item[]> => {
      stopped.current = false;
      const done: Item[] = [];
      for (const [index, item] of items.entries()) {
        if (stopped.current) break;
        if (items.length > MOMENT && index % MOMENT === 0)
          setProgress({ done: index, count: items.length });
        if (await act(item)) done.push(item);
      }
      setProgress(undefined);
      return done;
    },
    [],
  );
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  /** Whether the last of them was stopped. */
  const wasStopped = useCallback(() => stopped.current, []);
  return useMemo(() => ({ progress, each, stop, wasStopped }), [progress, each, stop, wasStopped]);
}
