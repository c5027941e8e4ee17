import { useTranslation } from "react-i18next";
import type { Message } from "#domain/message/message.ts";
import classes from "./thread.module.css";

interface RepliesButtonProps {
  readonly message: Message;
  readonly onThread: (messageId: number) => void;
}

/** How often a message was answered; leads to the answers. */
export function RepliesButton({ message, onThread }: RepliesButtonProps) {
  const { t } = useTranslation("chat");
  return (
    <button type="button" className={classes.replies} onClick={() => onThread(message.id)}>
      {t("replies", { count: message.replyNum })}
    </button>
  );
}
