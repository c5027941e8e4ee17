import { Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addBot } from "#contract/calls/programs/bot.ts";
import { useData } from "#client/live/data-context.ts";
import { LineForm } from "#client/parts/form/line-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { NICKNAME_MAX, NICKNAME_MIN } from "#domain/limits.ts";
import { BotRow } from "./bot-row.tsx";
import type { Bot } from "./bot.ts";
import { CommandsDialog } from "./commands-dialog.tsx";
import { TokensSection } from "./tokens-section.tsx";

interface BotsSectionProps {
  readonly bots: readonly Bot[];
  readonly isOffline: boolean;
  readonly onChanged: () => void;
}

/** The bots that the person looks after, and making one. */
export function BotsSection({ bots, isOffline, onChanged }: BotsSectionProps) {
  const { t } = useTranslation("bots");
  const { call } = useData();
  const [name, setName] = useState("");
  const [commanded, setCommanded] = useState<Bot>();
  const [opened, setOpened] = useState<Bot>();
  const add = async () => {
    const result = await call(addBot, { name });
    if (!result.ok) return result.failure;
    setName("");
    onChanged();
    return undefined;
  };
  return (
    <Stack component="section" gap="sm" aria-labelledby="bots">
      <Title order={2} size="h4" id="bots">
        {t("bots.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("bots.hint")}
      </Text>
      {bots.length === 0 && <Text size="sm">{t("bots.none")}</Text>}
      <Each rows={bots} keyOf={({ userId }) => userId}>
        {(bot) => (
          <BotRow
            bot={bot}
            onChanged={onChanged}
            onShowTokens={() => setOpened(bot)}
            onShowCommands={() => setCommanded(bot)}
          />
        )}
      </Each>
      <LineForm primary action={t("bots.add")} onSend={add} disabled={isOffline}>
        {(wrong) => (
          <TextInput
            flex={1}
            label={t("bots.name")}
            error={wrong}
            required
            minLength={NICKNAME_MIN}
            maxLength={NICKNAME_MAX}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </LineForm>
      {opened && (
        <Dialog
          title={t("bots.tokens", { name: opened.name })}
          size="lg"
          onClose={() => {
            setOpened(undefined);
            onChanged();
          }}
        >
          <TokensSection userId={opened.userId} isOffline={isOffline} />
        </Dialog>
      )}
      {commanded && <CommandsDialog bot={commanded} onClose={() => setCommanded(undefined)} />}
    </Stack>
  );
}
