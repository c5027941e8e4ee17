import { Textarea, TextInput } from "@mantine/core";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { FIELD_TEXT_MAX } from "#domain/field/field-limits.ts";
import { valueOfField } from "#domain/field/field-value.ts";
import classes from "./field.module.css";
import type { FieldInputProps } from "./field-input-props.ts";
import { readWritten } from "./read-written.ts";

/**
 * Words, numbers, days and links written where they stand: Enter and leaving keep them, Escape takes the old ones back.
 * What the field cannot hold stays, and is marked.
 */
export function ValueText({ field, value, name, onChange }: FieldInputProps) {
  const { t, i18n } = useTranslation("plan-fields");
  const [typed, setTyped] = useState<string | undefined>(() => readKept(name) || undefined);
  const text = typed ?? value;
  const read = valueOfField(field, readWritten(field.kind, text, i18n.language));
  const type = (words: string | undefined) => {
    setTyped(words);
    writeKept(name, words ?? "");
  };
  const keep = () => {
    if (typed === undefined || read === undefined) return;
    type(undefined);
    if (read !== value) onChange(read);
  };
  const keepLast = useEffectEvent(keep);
  // The field may go from under the words: the panel turned to another task.
  useEffect(() => () => keepLast(), []);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (isPressed(event, fieldShortcuts.confirm) && !event.shiftKey) {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (isPressed(event, fieldShortcuts.cancel) && typed !== undefined) {
      event.preventDefault();
      type(undefined);
    }
  };
  const common = {
    className: classes.text ?? "",
    size: "sm",
    "aria-label": field.name,
    placeholder: t("empty"),
    value: text,
    maxLength: FIELD_TEXT_MAX,
    errorProps: { className: classes.padded },
    error: read === undefined && t(`wrong.${field.kind}`),
    onKeyDown: handleKeyDown,
    onBlur: keep,
  } as const;
  if (field.kind === "text")
    return (
      <Textarea
        {...common}
        autosize
        minRows={1}
        maxRows={8}
        onChange={(event) => type(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...common}
      type={field.kind === "date" ? "date" : "text"}
      inputMode={field.kind === "number" ? "decimal" : undefined}
      rightSection={field.unit && <span className={classes.dim}>{field.unit}</span>}
      rightSectionWidth="auto"
      rightSectionProps={{ className: classes.padded }}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
