import { type KeyboardEvent, useState } from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import classes from "./task-panel.module.css";

interface InlineTextProps {
  readonly value: string;
  /** Name of the field, read aloud. */
  readonly label: string;
  readonly maxLength: number;
  readonly readOnly: boolean;
  readonly onCommit: (text: string) => void;
  readonly className?: string | undefined;
}

/** Words that are edited where they stand: Enter and leaving keep them, Escape takes the old ones back. */
export function InlineText({
  value,
  label,
  maxLength,
  readOnly,
  onCommit,
  className,
}: InlineTextProps) {
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
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (isPressed(event, fieldShortcuts.confirm)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (isPressed(event, fieldShortcuts.cancel) && typed !== undefined) {
      event.preventDefault();
      setTyped(undefined);
    }
  };
  return (
    <span className={`${classes.grow} ${className ?? ""}`} data-text={text}>
      <textarea
        rows={1}
        aria-label={label}
        value={text}
        maxLength={maxLength}
        readOnly={readOnly}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/[\r\n]+/g, " "))}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
    </span>
  );
}
