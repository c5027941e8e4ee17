import { IconMessages } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useConcerned } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useDialog } from "#client/live/use-dialogs.ts";
import { useRun } from "#client/live/use-run.ts";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { isOver } from "#domain/approval/state/decided.ts";

/** Leads to the chat of a request, which comes to be when somebody first opens it; once it is over, only to what was said. */
export function useChatAction(
  approval: Approval,
  onOpenChat: (dialogId: number) => void,
): readonly HeaderAction[] {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const run = useRun();
  const concerned = useConcerned(approval.recordId);
  const dialog = useDialog(approval.id);
  const isKnown = concerned.state === "ready" && dialog.state === "ready";
  if (!isKnown || !concerned.value.includes(userId)) return [];
  if (!dialog.value && isOver(approval)) return [];
  const handleOpen = async () => {
    if (!dialog.value && !(await run("approval.openDialog", { id: approval.id })).ok) return;
    onOpenChat(approval.id);
  };
  return [{ key: "chat", label: t("chat"), icon: IconMessages, onClick: () => void handleOpen() }];
}
