import { Button, Group, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReaders } from "#client/live/use-messages.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";

const IncomingDialog = late(
  async () => (await import("./incoming/incoming-dialog.tsx")).IncomingDialog,
);

interface BotReachProps {
  readonly dialogId: number;
  readonly userId: number;
  /** Whether the person decides about it. */
  readonly mayChange: boolean;
}

/** What a bot reads of a group: everybody in it sees that, who leads it decides. Nothing for people. */
export function BotReach({ dialogId, userId, mayChange }: BotReachProps) {
  const { t } = useTranslation(["dialog", "incoming"]);
  const [addressesOpen, setAddressesOpen] = useState(false);
  const run = useRun();
  const bot = useUsers().get(userId);
  const people = useReaders(dialogId);
  const mine =
    people.state === "ready" ? people.value.find((each) => each.userId === userId) : undefined;
  const readsAll = mine?.readsAll ?? false;
  if (!bot?.bot) return null;
  if (!mayChange) {
    return (
      <Text c="dimmed" size="xs">
        {t(readsAll ? "readsAll" : "readsCalls")}
      </Text>
    );
  }
  return (
    <Group justify="space-between">
      <Switch
        size="xs"
        label={t("letReadAll", { name: bot.nickname })}
        description={readsAll ? undefined : t("readsCalls")}
        checked={readsAll}
        onChange={(event) =>
          void run("dialog.letReadAlong", {
            dialogId,
            userId,
            readsAll: event.currentTarget.checked,
          })
        }
      />
      <Button size="compact-sm" variant="subtle" onClick={() => setAddressesOpen(true)}>
        {t("incoming:open")}
      </Button>
      {addressesOpen && (
        <Opening>
          <IncomingDialog
            dialogId={dialogId}
            userId={userId}
            name={bot.nickname}
            onClose={() => setAddressesOpen(false)}
          />
        </Opening>
      )}
    </Group>
  );
}
