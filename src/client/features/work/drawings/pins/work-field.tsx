import { Textarea } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";

/** So many lines are seen before it scrolls: a phone keeps room for the buttons above its keyboard. */
const LINES_MAX = 6;

interface WorkFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What is to be done where a pin is set: the name of a task, as high as what is written. Enter sends the form that it is in. */
export function WorkField({ name, onName }: WorkFieldProps) {
  const { t } = useTranslation("drawing");
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
    // A name has no lines of its own.
    event.preventDefault();
    const isWritten = name.trim() !== "";
    if (isWritten && isPressed(event, fieldShortcuts.confirm))
      event.currentTarget.form?.requestSubmit();
  };
  return (
    <Textarea
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just set the pin that it is about
      autoFocus
      label={t("whatIsWrong")}
      value={name}
      maxLength={TASK_NAME_MAX}
      autoComplete="off"
      autosize
      minRows={1}
      maxRows={LINES_MAX}
      onKeyDown={handleKeyDown}
      onChange={(event) => onName(event.currentTarget.value.replaceAll(/\s*\n\s*/g, " "))}
    />
  );
}
