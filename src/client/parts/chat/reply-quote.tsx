import { useTranslation } from "react-i18next";
import { useMessage } from "#client/live/use-messages.ts";
import { useUsers } from "#client/live/use-users.ts";
import { sourceOf } from "#domain/message/message-body.ts";
import { previewOf } from "#domain/message/preview.ts";
import classes from "./chat.module.css";
import { tokensToNames } from "./mention/mention-text.ts";
import { useGoneWords } from "./message/use-gone-words.ts";

interface ReplyQuoteProps {
  readonly messageId: number;
  readonly onJump: (messageId: number) => void;
}

/** The message that is answered, in short; leads to it. */
export function ReplyQuote({ messageId, onJump }: ReplyQuoteProps) {
  const { t } = useTranslation("chat");
  const users = useUsers();
  const message = useMessage(messageId);
  const goneWords = useGoneWords();
  if (message.state === "loading") return null;
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("somebody");
  const words = message.value
    ? tokensToNames(previewOf(message.value), nameOf) || goneWords(message.value)
    : t("earlierMessage");
  const author = message.value && (sourceOf(message.value)?.name ?? nameOf(message.value.userId));
  return (
    <button type="button" className={classes.quote} onClick={() => onJump(messageId)}>
      {author && <strong>{author} </strong>}
      {words}
    </button>
  );
}
