import type { TFunction } from "i18next";
import { runCommand } from "#client/data/commands/run-command.ts";
import { runUndoable } from "#client/data/commands/run-undoable.ts";
import type { Data } from "#client/live/data-context.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";

type Withdrawing = Pick<Data, "database" | "now" | "onRefused">;

/** Takes one's own message back, at once and to be undone for a while. */
export async function withdrawOwn(
  { database, now, onRefused }: Withdrawing,
  t: TFunction<"chat">,
  msgId: number,
): Promise<void> {
  const result = await runUndoable(database, "message.withdraw", { msgId }, now());
  if (!result.ok) {
    onRefused(result.refusal);
    return;
  }
  const handleUndo = async () => {
    if (!(await result.undo())) showToast({ message: t("undoLate") });
  };
  const action = { label: t("undo"), onClick: () => void handleUndo() };
  showToast({ message: t("withdrawn"), action });
}

/** Takes away a message of somebody else, after a second look. */
export async function removeOfOther(
  { database, now, onRefused }: Withdrawing,
  t: TFunction<"chat">,
  msgId: number,
): Promise<void> {
  const sure = await confirm({
    title: t("removeTitle"),
    message: t("removeMessage"),
    confirmLabel: t("remove"),
    danger: true,
  });
  if (!sure) return;
  const result = await runCommand(database, "message.withdraw", { msgId }, now());
  if (!result.ok) onRefused(result.refusal);
}
