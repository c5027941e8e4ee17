import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { isComposing } from "#client/platform/is-composing.ts";
import classes from "./edit.module.css";

/** Where the focus goes once a cell has been edited; "away" = it is elsewhere already. */
export type EditEnd = "here" | "down" | "right" | "left" | "away";

interface TextEditorProps {
  readonly label: string;
  /** What stands there. */
  readonly value: string;
  /** What was typed to begin with, in its place. */
  readonly typed: string | undefined;
  readonly maxLength: number;
  readonly onKeep: (text: string) => void;
  readonly onEnd: (end: EditEnd) => void;
}

/** Words written in their cell: Enter and Tab keep them and go on, leaving keeps them, Escape takes the old ones back. */
export function TextEditor({ label, value, typed, maxLength, onKeep, onEnd }: TextEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed ?? value);
  const ended = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (typed === undefined) field.current?.select();
    // oxlint-disable-next-line react/exhaustive-deps -- once: later the person has it
  }, []);
  const keep = () => {
    const kept = text.trim();
    if (!ended.current && kept !== value) onKeep(kept);
    ended.current = true;
  };
  const keepLast = useEffectEvent(keep);
  // The row may go from under the field: sorted, filtered or left by another way.
  useEffect(() => () => keepLast(), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends the writing of a Chinese name is not the one that keeps it.
    if (isComposing(event.nativeEvent)) return;
    const end = endOf(event);
    if (!end) return;
    event.preventDefault();
    if (event.key === "Escape") ended.current = true;
    else keep();
    onEnd(end);
  };
  return (
    <input
      ref={field}
      className={classes.name}
      aria-label={label}
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.currentTarget.value.replaceAll(/[\r\n]+/g, " "))}
      onKeyDown={handleKeyDown}
      onBlur={() => {
        if (ended.current) return;
        keep();
        onEnd("away");
      }}
    />
  );
}

function endOf({ key, shiftKey }: KeyboardEvent): EditEnd | undefined {
  if (key === "Enter") return "down";
  if (key === "Tab") return shiftKey ? "left" : "right";
  return key === "Escape" || key === "F2" ? "here" : undefined;
}
