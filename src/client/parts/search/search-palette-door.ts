import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let opened = false;

function set(next: boolean): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the search from wherever the person is. */
export function openSearchPalette(): void {
  set(true);
}

export function closeSearchPalette(): void {
  set(false);
}

/** Whether the search is open. */
export function useSearchPalette(): boolean {
  return useSyncExternalStore(subscribe, () => opened);
}
