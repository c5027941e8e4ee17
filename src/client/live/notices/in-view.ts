import { useEffect } from "react";

const open = new Map<number, number>();

/** Says that a dialog is open on the screen: what comes to it needs no notice. */
export function useInView(dialogId: number): void {
  useEffect(() => {
    open.set(dialogId, (open.get(dialogId) ?? 0) + 1);
    return () => void open.set(dialogId, (open.get(dialogId) ?? 1) - 1);
  }, [dialogId]);
}

export function isInView(dialogId: number): boolean {
  return (open.get(dialogId) ?? 0) > 0;
}
