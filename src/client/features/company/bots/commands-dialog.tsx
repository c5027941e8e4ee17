import { Alert, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listBotCommands, setBotCommands } from "#contract/calls/programs/bot.ts";
import { useData } from "#client/live/data-context.ts";
import { useServerAnswer } from "#client/parts/failure/use-server-answer.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import type { Bot } from "./bot.ts";
import { commandsOfLines, type Command, linesOfCommands } from "./command-lines.ts";

interface CommandsDialogProps {
  readonly bot: Bot;
  readonly onClose: () => void;
}

/** What a bot is called by, with a slash before it. */
export function CommandsDialog({ bot, onClose }: CommandsDialogProps) {
  const { t } = useTranslation("bots");
  const { value, problem } = useServerAnswer(listBotCommands, { userId: bot.userId });
  return (
    <Dialog title={t("commands.title", { name: bot.name })} size="lg" onClose={onClose}>
      <Stack>
        <Text c="dimmed" size="sm">
          {t("commands.hint")}
        </Text>
        {problem && (
          <Alert color="orange" role="alert">
            {problem}
          </Alert>
        )}
        {!value && !problem && <SkeletonList rows={2} />}
        {value && <CommandsForm bot={bot} commands={value.commands} onSaved={onClose} />}
      </Stack>
    </Dialog>
  );
}

interface CommandsFormProps {
  readonly bot: Bot;
  readonly commands: readonly Command[];
  readonly onSaved: () => void;
}

function CommandsForm({ bot: { userId }, commands, onSaved }: CommandsFormProps) {
  const { t } = useTranslation("bots");
  const { call } = useData();
  const [lines, setLines] = useState(() => linesOfCommands(commands));
  const save = async () => {
    const { read, wrong } = commandsOfLines(lines);
    if (wrong !== undefined) return t("commands.wrong", { line: wrong });
    const result = await call(setBotCommands, { userId, commands: read });
    if (!result.ok) return result.failure;
    onSaved();
    return undefined;
  };
  return (
    <ActionForm action={t("commands.save")} onSend={save}>
      <Textarea
        label={t("commands.lines")}
        placeholder={t("commands.example")}
        autosize
        minRows={4}
        maxRows={12}
        value={lines}
        onChange={(event) => setLines(event.currentTarget.value)}
      />
    </ActionForm>
  );
}
