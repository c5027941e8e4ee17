import { type DialogView, readDialog, readDialogs } from "#client/data/queries/dialogs.ts";
import { useData } from "./data-context.ts";
import { type Live, useLive } from "./use-live.ts";

export function useDialogs(): Live<DialogView[]> {
  return useLive(readDialogs, useData().userId);
}

/** undefined when the dialog is gone or not the person's. */
export function useDialog(dialogId: number): Live<DialogView | undefined> {
  return useLive(readDialog, dialogId, useData().userId);
}

/** Sum of all badges, for the rail and the app's icon. */
export function useUnreadTotal(): number {
  const dialogs = useDialogs();
  return dialogs.state === "ready" ? dialogs.value.reduce((sum, { badge }) => sum + badge, 0) : 0;
}
