import { useCallback, useSyncExternalStore } from "react";
import { useData } from "../data-context.ts";
import { forgetLoss, type Loss, readLoss, subscribeToLoss } from "./loss.ts";

/** What this browser has lost of the account and nobody has read about, and how to say that one has. */
export function useLoss(): readonly [loss: Loss | undefined, dismiss: () => void] {
  const { database } = useData();
  const { name } = database;
  const loss = useSyncExternalStore(subscribeToLoss, () => readLoss(name));
  const dismiss = useCallback(() => forgetLoss(name), [name]);
  return [loss, dismiss];
}
