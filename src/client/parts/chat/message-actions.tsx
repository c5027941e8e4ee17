import { IconArrowBackUp, IconMoodSmile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSaveFile } from "#client/live/files/use-save-file.ts";
import { useData } from "#client/live/data-context.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import { fileBodyOf, isEditable, linesIn } from "#domain/message/message-body.ts";
import { WITHDRAW_WITHIN } from "#domain/limits.ts";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import type { Message } from "#domain/message/message.ts";
import classes from "./chat.module.css";
import { isOwnMessage } from "./message/own-message.ts";
import { useMarking } from "./marks/use-marking.tsx";
import { QUICK_SYMBOLS } from "./symbols.ts";

export interface MessageActionHandlers {
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onWithdraw: (message: Message) => void;
  readonly onReact: (message: Message, symbol: string, remove: boolean) => void;
}

interface MessageActionsProps extends MessageActionHandlers {
  /** Whether the person may take messages of others away. */
  readonly moderates: boolean;
  readonly message: Message;
  readonly mark: MessageMark | undefined;
}

/** What can be done with a message; shown with the pointer, the focus, or at a touch. */
export function MessageActions({
  message,
  mark,
  moderates,
  onReply,
  onEdit,
  onWithdraw,
  onReact,
}: MessageActionsProps) {
  const { t } = useTranslation("chat");
  const { userId, now } = useData();
  const mine = isOwnMessage(message, userId);
  const withdrawable = mine && now() - message.createTime < WITHDRAW_WITHIN;
  const goes = withdrawable || moderates;
  const body = fileBodyOf(message);
  const save = useSaveFile();
  const copied = [message.msg.text, ...linesIn(message.msg)].join("\n");
  const marking = useMarking(message, mark);
  return (
    <div className={classes.actions}>
      <LateMenu
        icon={IconMoodSmile}
        label={t("react")}
        items={QUICK_SYMBOLS.map((symbol) => ({
          key: symbol,
          label: symbol,
          onClick: () => onReact(message, symbol, false),
        }))}
      />
      <IconButton
        icon={IconArrowBackUp}
        label={t("reply")}
        size="sm"
        onClick={() => onReply(message)}
      />
      <LateMenu
        label={t("moreActions")}
        items={[
          ...(message.msg.text
            ? [
                {
                  key: "copy",
                  label: t("copy"),
                  onClick: () => void navigator.clipboard.writeText(copied),
                },
              ]
            : []),
          ...(body
            ? [
                {
                  key: "download",
                  label: t("download"),
                  onClick: () => void save(body.fileId, body.name),
                },
              ]
            : []),
          ...marking.items,
          ...(mine && isEditable(message)
            ? [{ key: "edit", label: t("edit"), onClick: () => onEdit(message) }]
            : []),
          ...(goes
            ? [
                {
                  key: "withdraw",
                  label: t(message.userId === userId ? "withdraw" : "remove"),
                  danger: true,
                  onClick: () => onWithdraw(message),
                },
              ]
            : []),
        ]}
      />
      {marking.dialog}
    </div>
  );
}
