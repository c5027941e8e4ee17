import { useTranslation } from "react-i18next";
import type { Message } from "#domain/message/message.ts";
import type { MessageActionHandlers } from "../message-actions.tsx";
import classes from "./reactions.module.css";

interface ReactionsProps {
  readonly message: Message;
  readonly userId: number;
  readonly onReact: MessageActionHandlers["onReact"];
}

/** The symbols with which a message was answered, and by how many; a press adds one's own or takes it away. */
export function Reactions({ message, userId, onReact }: ReactionsProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={classes.reactions}>
      {message.emoji.map(({ symbol, userIds }) => {
        const own = userIds.includes(userId);
        return (
          <button
            key={symbol}
            type="button"
            className={classes.reaction}
            aria-pressed={own}
            aria-label={t("reaction", { symbol, count: userIds.length })}
            onClick={() => onReact(message, symbol, own)}
          >
            {symbol} {userIds.length}
          </button>
        );
      })}
    </div>
  );
}
