import { Checkbox, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ActionForm } from "#client/parts/form/action-form.tsx";
import { useKeptText } from "#client/parts/form/use-kept-text.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import {
  VOTE_OPTION_MAX,
  VOTE_OPTIONS_MAX,
  VOTE_OPTIONS_MIN,
  VOTE_TEXT_MAX,
} from "#domain/limits.ts";

interface AskVoteProps {
  readonly dialogId: number;
  readonly onClose: () => void;
}

/** Asks what is to be voted on. What was typed waits for whoever comes back. */
export function AskVote({ dialogId, onClose }: AskVoteProps) {
  const { t } = useTranslation(["message", "chat"]);
  const run = useRun();
  const [text, setText] = useKeptText(`vote-${dialogId}`);
  const [options, setOptions] = useKeptText(`vote-options-${dialogId}`);
  const [multiple, setMultiple] = useState(false);
  const [anonymous, setAnonymous] = useState(false);
  const list = options
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const isWhole =
    text.trim() !== "" && list.length >= VOTE_OPTIONS_MIN && list.length <= VOTE_OPTIONS_MAX;
  const send = async () => {
    const tooLong = list.find((line) => line.length > VOTE_OPTION_MAX);
    if (tooLong) return t("vote.optionLong", { count: VOTE_OPTION_MAX });
    const rules = {
      multiple: multiple ? (1 as const) : (0 as const),
      anonymous: anonymous ? (1 as const) : (0 as const),
    };
    const result = await run("message.sendVote", { dialogId, text, list, ...rules });
    if (!result.ok) return undefined;
    setText("");
    setOptions("");
    onClose();
    return undefined;
  };
  return (
    <Dialog title={t("vote.ask")} onClose={onClose}>
      <ActionForm onSend={send} action={t("chat:send")} disabled={!isWhole}>
        <Stack gap="sm">
          <TextInput
            label={t("vote.question")}
            maxLength={VOTE_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
          <Textarea
            label={t("vote.options")}
            description={t("vote.optionsHint", { least: VOTE_OPTIONS_MIN, most: VOTE_OPTIONS_MAX })}
            rows={5}
            value={options}
            onChange={(event) => setOptions(event.currentTarget.value)}
          />
          <Checkbox
            label={t("vote.multiple")}
            checked={multiple}
            onChange={(event) => setMultiple(event.currentTarget.checked)}
          />
          <Checkbox
            label={t("vote.anonymous")}
            description={t("vote.anonymousHint")}
            checked={anonymous}
            onChange={(event) => setAnonymous(event.currentTarget.checked)}
          />
        </Stack>
      </ActionForm>
    </Dialog>
  );
}
