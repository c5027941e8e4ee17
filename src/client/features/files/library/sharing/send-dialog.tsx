import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { SendToChats } from "#client/parts/chat/forward/send-to-chats.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";

interface SendDialogProps {
  readonly item: LibraryItem;
  readonly onClose: () => void;
}

/** Into which chats a file is sent, as it stands now. */
export function SendDialog({ item: { id: itemId, name }, onClose }: SendDialogProps) {
  const { t } = useTranslation("library");
  const run = useRun();
  return (
    <SendToChats
      title={t("sendTitle", { name })}
      action={t("send")}
      keptName={`send-file-${itemId}`}
      onSendTo={async (dialogId) => (await run("message.sendLibraryFile", { dialogId, itemId })).ok}
      onSent={(count) => showToast({ message: t("sentTo", { count }), tone: "success" })}
      onClose={onClose}
    />
  );
}
