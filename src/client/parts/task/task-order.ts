import { useEffect, useSyncExternalStore } from "react";

/** The tasks of the list on the screen, in its order; the panel beside it walks them. */
let listed: readonly number[] = [];
const listeners = new Set<() => void>();

function setListed(ids: readonly number[]): void {
  listed = ids;
  for (const listener of listeners) listener();
}

/** Says which tasks a list shows, from first to last, for as long as it is on the screen. */
export function useListedTasks(ids: readonly number[]): void {
  useEffect(() => {
    setListed(ids);
    return () => setListed([]);
  }, [ids]);
}

interface Neighbours {
  /** undefined at the first, and where the task is in no list on the screen. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** The tasks before and after one in the list on the screen. */
export function useTaskNeighbours(taskId: number): Neighbours {
  const ids = useSyncExternalStore(subscribe, () => listed);
  const place = ids.indexOf(taskId);
  if (place < 0) return { previous: undefined, next: undefined };
  return { previous: ids[place - 1], next: ids[place + 1] };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
