import { Box, Button, Group, Text } from "@mantine/core";
import {
  IconEdit,
  IconSlash,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUserShield,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUsers } from "#client/live/use-users.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { type ActionMenuItem, ActionMenu } from "#client/ui/menu/menu.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { Bot } from "./bot.ts";
import { useBotActions } from "./use-bot-actions.ts";

interface BotRowProps {
  readonly bot: Bot;
  readonly onChanged: () => void;
  readonly onShowTokens: () => void;
  readonly onShowCommands: () => void;
}

/** One bot: who looks after it, whether it works, and what can be done about it. */
export function BotRow({ bot, onChanged, onShowTokens, onShowCommands }: BotRowProps) {
  const { t } = useTranslation("bots");
  const { userId, isAdmin } = useData();
  const owner = useUsers().get(bot.ownerId)?.nickname ?? "";
  const { rename, takeOver, switchOff, switchOn, remove } = useBotActions(bot, onChanged);
  const isOff = bot.disableTime > 0;
  const items: ActionMenuItem[] = [
    { key: "commands", label: t("commands.show"), icon: IconSlash, onClick: onShowCommands },
    { key: "rename", label: t("bots.rename"), icon: IconEdit, onClick: rename },
    isOff
      ? { key: "on", label: t("bots.on"), icon: IconPlayerPlay, onClick: () => void switchOn() }
      : {
          key: "off",
          label: t("bots.off"),
          icon: IconPlayerPause,
          onClick: () => void switchOff(),
        },
  ];
  if (isAdmin && bot.ownerId !== userId)
    items.push({
      key: "takeOver",
      label: t("bots.takeOver"),
      icon: IconUserShield,
      onClick: () => void takeOver(userId),
    });
  const gone: ActionMenuItem = {
    key: "remove",
    label: t("bots.remove"),
    icon: IconTrash,
    onClick: () => void remove(),
    danger: true,
  };
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <InitialsAvatar id={bot.userId} name={bot.name} size="large" />
      <Box flex={1} miw={0}>
        <Text fw={500} truncate>
          {bot.name}
        </Text>
        <Text c="dimmed" size="xs" truncate>
          {t("bots.owner", { name: owner })}
        </Text>
      </Box>
      {isOff && <Tag tint="red">{t("bots.disabled")}</Tag>}
      {!isOff && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("bots.tokens", { name: bot.name })}
          onClick={onShowTokens}
        >
          {t("bots.showTokens")}
        </Button>
      )}
      <ActionMenu
        label={t("bots.actions", { name: bot.name })}
        items={[...items, "divider", gone]}
      />
    </Group>
  );
}
