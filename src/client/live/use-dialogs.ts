import {
  type DialogView,
  readDialog,
  readDialogs,
  readUnreadTotal,
} from "#client/data/queries/dialogs.ts";
import { type Live, useLive } from "./use-live.ts";

export function useDialogs(): Live<DialogView[]> {
  return useLive(readDialogs, []);
}

/** undefined when the dialog is gone or not the person's. */
export function useDialog(dialogId: number): Live<DialogView | undefined> {
  return useLive((database, userId) => readDialog(database, dialogId, userId), [dialogId]);
}

export function useUnreadTotal(): number {
  const total = useLive(readUnreadTotal, []);
  return total.state === "ready" ? total.value : 0;
}
