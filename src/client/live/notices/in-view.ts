import { useEffect } from "react";

const open = new Map<number, number>();
const listeners = new Set<(dialogId: number) => void>();

/** Says that a dialog is open on the screen: what comes to it needs no notice. */
export function useInView(dialogId: number): void {
  useEffect(() => {
    open.set(dialogId, (open.get(dialogId) ?? 0) + 1);
    for (const listener of listeners) listener(dialogId);
    return () => void open.set(dialogId, (open.get(dialogId) ?? 1) - 1);
  }, [dialogId]);
}

export function isInView(dialogId: number): boolean {
  return (open.get(dialogId) ?? 0) > 0;
}

/** Tells of each dialog that is opened on the screen; answers how to end it. */
export function onInView(listener: (dialogId: number) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
