import { TextInput } from "@mantine/core";
import { IconCornerDownLeft, IconWand } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useData } from "#client/live/data-context.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import type { Times } from "#domain/task/task-times.ts";
import { readTimePhrase } from "#domain/task/times/read-time-phrase.ts";

/** Whoever has not typed for so long is told that words are no time, ms. */
const RESTING = 1200;

interface PhraseFieldProps {
  /** What was typed, as a time that the calendar shows; undefined where it is none. */
  readonly onRead: (times: Times | undefined, words: string) => void;
  /** Enter on a time, or in an empty field. */
  readonly onConfirm: (times: Times | undefined) => void;
  /** It takes the focus when it comes. */
  readonly first: boolean;
}

/** A time in the person's own words: "tomorrow 14:00". */
export function PhraseField({ onRead, onConfirm, first }: PhraseFieldProps) {
  const { t, i18n } = useTranslation("task-time");
  const { now } = useData();
  const day = useWorkingDay();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // It comes late: what keeps the focus within has looked for it before.
  useEffect(() => {
    if (first) field.current?.focus();
  }, [first]);
  const [refused, setRefused] = useState(false);
  const read = (words: string) =>
    readTimePhrase(words, { language: i18n.language, now: now(), day });
  const handleChange = (words: string) => {
    setText(words);
    setRefused(false);
    onRead(read(words), words);
  };
  const isUnclear = text.trim() !== "" && !read(text);
  useEffect(() => {
    if (!isUnclear) return undefined;
    const timer = setTimeout(() => setRefused(true), RESTING);
    return () => clearTimeout(timer);
  }, [isUnclear, text]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isPressed(event, fieldShortcuts.confirm) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const times = read(text);
    if (times || text.trim() === "") onConfirm(times);
    else setRefused(true);
  };
  return (
    <TextInput
      ref={field}
      variant="unstyled"
      aria-label={t("typeTime")}
      placeholder={t("typeTimeHint")}
      leftSection={<IconWand size="1rem" aria-hidden />}
      rightSection={text !== "" && <IconCornerDownLeft size="1rem" aria-hidden />}
      error={refused && t("notATime")}
      value={text}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      data-autofocus={first || undefined}
    />
  );
}
