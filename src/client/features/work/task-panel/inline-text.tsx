import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import classes from "./task-panel.module.css";

interface InlineTextProps {
  /** Names the words that are kept until they stand or are given up. */
  readonly name: string;
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
  const { name, value, label, maxLength, readOnly, onCommit, className, line = false } = props;
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(value);
  // The new words are in the row now: show the row again.
  if (before !== value) {
    setBefore(value);
    if (typed?.trim() === value) setTyped(undefined);
  }
  const text = typed ?? value;
  const keepLeft = useEffectEvent(() => {
    const left = readKept(name).trim();
    if (left === "" || readOnly) return;
    writeKept(name, "");
    if (left !== value) onCommit(left);
  });
  // The page went in the middle of typing, and leaving keeps.
  useEffect(() => keepLeft(), [name]);
  const type = (words: string | undefined) => {
    setTyped(words);
    writeKept(name, words ?? "");
  };
  const handleBlur = () => {
    if (typed === undefined) return;
    const words = typed.trim();
    if (words === "" || words === value) {
      type(undefined);
      return;
    }
    writeKept(name, "");
    onCommit(words);
  };
  const handleKeyDown = (event: KeyboardEvent<Field>) => {
    if (isComposing(event.nativeEvent)) return;
    if (isPressed(event, fieldShortcuts.confirm)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (isPressed(event, fieldShortcuts.cancel) && typed !== undefined) {
      event.preventDefault();
      type(undefined);
    }
  };
  const field: ComponentPropsWithoutRef<"input"> & ComponentPropsWithoutRef<"textarea"> = {
    "aria-label": label,
    value: text,
    maxLength,
    readOnly,
    onChange: ({ currentTarget }: { readonly currentTarget: Field }) =>
      type(currentTarget.value.replaceAll(/[\r\n]+/g, " ")),
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
