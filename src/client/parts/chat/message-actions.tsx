import { IconArrowBackUp, IconMoodPlus, IconMoodSmile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { LateMenu, LateMenuButton } from "#client/ui/menu/late-menu.tsx";
import type { MessageMark } from "#domain/message/marks/message-mark.ts";
import type { Message } from "#domain/message/message.ts";
import classes from "./message-actions.module.css";
import { QUICK_SYMBOLS } from "./symbols.ts";

const loadMenu = () => import("./message/message-menu.tsx");
const MessageMenu = late(async () => (await loadMenu()).MessageMenu);

const EmojiDialog = late(async () => (await import("./emoji/emoji-dialog.tsx")).EmojiDialog);

export interface MessageActionHandlers {
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onWithdraw: (message: Message) => void;
  readonly onSelect: (message: Message) => void;
  readonly onReact: (message: Message, symbol: string, remove: boolean) => void;
  /** Shows what was answered to it. */
  readonly onThread: (messageId: number) => void;
}

interface MessageActionsProps extends Omit<MessageActionHandlers, "onThread"> {
  /** Whether the person may take messages of others away. */
  readonly moderates: boolean;
  readonly message: Message;
  readonly mark: MessageMark | undefined;
}

/** What can be done with a message; shown with the pointer, the focus, or at a touch. */
export function MessageActions({ onReply, onReact, ...facts }: MessageActionsProps) {
  const { t } = useTranslation("chat");
  const { message } = facts;
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.actions}>
      <LateMenu
        icon={IconMoodSmile}
        label={t("react")}
        items={[
          ...QUICK_SYMBOLS.map((symbol) => ({
            key: symbol,
            label: symbol,
            onClick: () => onReact(message, symbol, false),
          })),
          {
            key: "all",
            label: t("allSymbols"),
            icon: IconMoodPlus,
            onClick: () => setChoosing(true),
          },
        ]}
      />
      <IconButton
        icon={IconArrowBackUp}
        label={t("reply")}
        size="sm"
        onClick={() => onReply(message)}
      />
      <LateMenuButton label={t("moreActions")} load={loadMenu} menu={<MessageMenu {...facts} />} />
      {choosing && (
        <EmojiDialog
          onPick={(symbol) => onReact(message, symbol, false)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
