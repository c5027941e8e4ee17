import { IconMessages } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useConcerned } from "#client/live/approvals/use-approvals.ts";
import { useData } from "#client/live/data-context.ts";
import { useDialog } from "#client/live/use-dialogs.ts";
import { useRun } from "#client/live/use-run.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import type { Approval } from "#domain/approval/approval.ts";
import { isOver } from "#domain/approval/state/decided.ts";

interface ChatButtonProps {
  readonly approval: Approval;
  readonly onOpenChat: (dialogId: number) => void;
}

/** Leads to the chat of a request, which comes to be when somebody first opens it; once it is over, only to what was said. */
export function ChatButton({ approval, onOpenChat }: ChatButtonProps) {
  const { t } = useTranslation("approvals");
  const { userId } = useData();
  const run = useRun();
  const concerned = useConcerned(approval.recordId);
  const dialog = useDialog(approval.id);
  const isKnown = concerned.state === "ready" && dialog.state === "ready";
  if (!isKnown || !concerned.value.includes(userId)) return null;
  if (!dialog.value && isOver(approval)) return null;
  const handleOpen = async () => {
    if (!dialog.value && !(await run("approval.openDialog", { id: approval.id })).ok) return;
    onOpenChat(approval.id);
  };
  return <IconButton icon={IconMessages} label={t("chat")} onClick={() => void handleOpen()} />;
}
