import { showMessage } from "#client/ui/message-dialog/messages.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { CHOOSE_STATUS } from "#domain/refusal.ts";

/** Tells why a task was not moved: a status that is still to be chosen in passing, all else in a dialog (seed 000 §8). */
export function tellFailedMove(
  { code }: { readonly code: number },
  { title, text }: { readonly title: string; readonly text: string },
): void {
  if (code === CHOOSE_STATUS) showToast({ title, message: text, tone: "error" });
  else void showMessage({ title, text });
}
