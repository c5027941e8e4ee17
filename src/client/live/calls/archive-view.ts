const listeners = new Set<() => void>();

/** Leads whoever looks at archived tasks back to the open ones. */
export function resetArchiveView(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the view of archived tasks is to close; answered with what ends it. */
export function onArchiveViewReset(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
