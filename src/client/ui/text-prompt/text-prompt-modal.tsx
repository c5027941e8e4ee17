import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { combinationOf } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { Form } from "../form/form.tsx";
import { Dialog } from "../dialog/dialog.tsx";

export interface TextQuestion {
  readonly title: string;
  readonly label: string;
  /** What stands in the field at first. */
  readonly value?: string;
  readonly confirmLabel: string;
  /** Characters after trimming; 1 unless said, 0 lets the person clear it. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly multiline?: boolean;
  /** What is wrong with words that cannot be meant; they stand until they are others. */
  readonly refuse?: (words: string) => string | undefined;
}

interface TextPromptModalProps {
  readonly question: TextQuestion;
  readonly opened: boolean;
  readonly onAnswer: (words: string | undefined) => void;
}

export function TextPromptModal({ question, opened, onAnswer }: TextPromptModalProps) {
  return (
    <Dialog opened={opened} onClose={() => onAnswer(undefined)} title={question.title}>
      <TextPromptForm question={question} onAnswer={onAnswer} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so the next question starts afresh. */
function TextPromptForm({ question, onAnswer }: Omit<TextPromptModalProps, "opened">) {
  const { t } = useTranslation("shell");
  const {
    title,
    label,
    value = "",
    confirmLabel,
    minLength = 1,
    maxLength,
    multiline,
    refuse,
  } = question;
  const kept = `prompt-${title}-${value}`;
  const [words, setWords] = useState(() => readKept(kept) || value);
  const [problem, setProblem] = useState<string>();
  const trimmed = words.trim();
  const enough = trimmed.length >= minLength;

  const answer = (given: string | undefined) => {
    writeKept(kept, "");
    onAnswer(given);
  };
  const handleSubmit = () => {
    if (!enough) return;
    const refused = refuse?.(trimmed);
    if (refused === undefined) answer(trimmed);
    else setProblem(refused);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (combinationOf(event, isApple) !== "Mod+Enter") return;
    event.currentTarget.form?.requestSubmit();
  };
  const field = {
    label,
    value: words,
    maxLength,
    error: problem,
    "data-autofocus": true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setWords(currentTarget.value);
      setProblem(undefined);
      writeKept(kept, currentTarget.value);
    },
  };
  return (
    <Form onSubmit={handleSubmit}>
      {multiline ? (
        <Textarea {...field} autosize minRows={3} maxRows={12} onKeyDown={handleKeyDown} />
      ) : (
        <TextInput {...field} />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => answer(undefined)}>
          {t("cancel")}
        </Button>
        <Button type="submit" disabled={!enough}>
          {confirmLabel}
        </Button>
      </Group>
    </Form>
  );
}
