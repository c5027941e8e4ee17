import { type ComponentPropsWithoutRef, type KeyboardEvent, useState } from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import classes from "./task-panel.module.css";

interface InlineTextProps {
  readonly value: string;
  /** Name of the field, read aloud. */
  readonly label: string;
  readonly maxLength: number;
  readonly readOnly: boolean;
  readonly onCommit: (text: string) => void;
  readonly className?: string | undefined;
  /** One line, whatever it says; else it grows with its words. */
  readonly line?: boolean;
}

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Words that are edited where they stand: Enter and leaving keep them, Escape takes the old ones back. */
export function InlineText(props: InlineTextProps) {
  const { value, label, maxLength, readOnly, onCommit, className, line = false } = props;
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(value);
  // The new words are in the row now: show the row again.
  if (before !== value) {
    setBefore(value);
    if (typed?.trim() === value) setTyped(undefined);
  }
  const text = typed ?? value;
  const handleBlur = () => {
    if (typed === undefined) return;
    const words = typed.trim();
    if (words === "" || words === value) setTyped(undefined);
    else onCommit(words);
  };
  const handleKeyDown = (event: KeyboardEvent<Field>) => {
    if (isComposing(event.nativeEvent)) return;
    if (isPressed(event, fieldShortcuts.confirm)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (isPressed(event, fieldShortcuts.cancel) && typed !== undefined) {
      event.preventDefault();
      setTyped(undefined);
    }
  };
  const field: ComponentPropsWithoutRef<"input"> & ComponentPropsWithoutRef<"textarea"> = {
    "aria-label": label,
    value: text,
    maxLength,
    readOnly,
    onChange: ({ currentTarget }: { readonly currentTarget: Field }) =>
      setTyped(currentTarget.value.replaceAll(/[\r\n]+/g, " ")),
    onKeyDown: handleKeyDown,
    onBlur: handleBlur,
  };
  return (
    <span
      className={`${line ? classes.line : classes.grow} ${className ?? ""}`}
      data-text={line ? undefined : text}
    >
      {line ? <input {...field} title={text} /> : <textarea rows={1} {...field} />}
    </span>
  );
}
