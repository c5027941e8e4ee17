import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowBackUp, IconDots, IconMoodSmile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { WITHDRAW_WITHIN } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import classes from "./chat.module.css";
import { QUICK_SYMBOLS } from "./symbols.ts";

export interface MessageActionHandlers {
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onWithdraw: (message: Message) => void;
  readonly onReact: (message: Message, symbol: string, remove: boolean) => void;
}

interface MessageActionsProps extends MessageActionHandlers {
  readonly message: Message;
}

/** What can be done with a message; shown with the pointer, the focus, or at a touch. */
export function MessageActions({
  message,
  onReply,
  onEdit,
  onWithdraw,
  onReact,
}: MessageActionsProps) {
  const { t } = useTranslation("chat");
  const { userId, now } = useData();
  const mine = message.userId === userId && !message.msg.source;
  const withdrawable = mine && now() - message.createTime < WITHDRAW_WITHIN;
  return (
    <div className={classes.actions}>
      <Menu withinPortal position="top">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t("react")}>
            <IconMoodSmile size="1rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={classes.symbols}>
          {QUICK_SYMBOLS.map((symbol) => (
            <Menu.Item
              key={symbol}
              className={classes.symbol}
              onClick={() => onReact(message, symbol, false)}
            >
              {symbol}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t("reply")}
        onClick={() => onReply(message)}
      >
        <IconArrowBackUp size="1rem" aria-hidden />
      </ActionIcon>
      <Menu withinPortal position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t("moreActions")}>
            <IconDots size="1rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void navigator.clipboard.writeText(message.msg.text)}>
            {t("copy")}
          </Menu.Item>
          {mine && <Menu.Item onClick={() => onEdit(message)}>{t("edit")}</Menu.Item>}
          {withdrawable && (
            <Menu.Item color="red" onClick={() => onWithdraw(message)}>
              {t("withdraw")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
