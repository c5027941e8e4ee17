import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { Message } from "#domain/message/message.ts";
import { SendToChats } from "./send-to-chats.tsx";

interface ForwardDialogProps {
  /** What goes on, in this order. */
  readonly messages: readonly Message[];
  /** As one record, and not one by one. */
  readonly merged?: boolean;
  readonly onClose: () => void;
  readonly onSent?: () => void;
}

/** Where messages go on to, and whether their authors are named there. */
export function ForwardDialog({ messages, merged = false, onClose, onSent }: ForwardDialogProps) {
  const { t } = useTranslation(["message", "chat"]);
  const run = useRun();
  const [names, setNames] = useState(true);
  const sendTo = async (dialogId: number): Promise<boolean> => {
    const ids = messages.map(({ id }) => id);
    if (merged) return (await run("message.merge", { dialogId, msgId: ids })).ok;
    const show = names ? (1 as const) : (0 as const);
    for (const msgId of ids) {
      if (!(await run("message.forward", { dialogId, msgId, show })).ok) return false;
    }
    return true;
  };
  return (
    <SendToChats
      title={t("forwardTo")}
      action={t("forward")}
      keptName={`forward-${messages[0]?.id ?? 0}`}
      onSendTo={sendTo}
      onSent={(count) => {
        showToast({ message: t("forwarded", { count }), tone: "success" });
        onSent?.();
      }}
      onClose={onClose}
    >
      {!merged && (
        <Checkbox
          label={t("forwardNames")}
          checked={names}
          onChange={(event) => setNames(event.currentTarget.checked)}
        />
      )}
    </SendToChats>
  );
}
