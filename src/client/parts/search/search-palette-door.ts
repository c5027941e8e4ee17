import { useSyncExternalStore } from "react";
import { startTypingAhead, stopTypingAhead } from "./typed-ahead.ts";

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
  if (!opened) startTypingAhead();
  set(true);
}

export function closeSearchPalette(): void {
  stopTypingAhead();
  set(false);
}

/** Whether the search is open. */
export function useSearchPalette(): boolean {
  return useSyncExternalStore(subscribe, () => opened);
}
