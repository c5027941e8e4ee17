import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import type { Task } from "#domain/task/task.ts";
import classes from "./edit.module.css";

/** Where the focus goes once a cell has been edited; "away" = it is elsewhere already. */
export type EditEnd = "here" | "down" | "right" | "left" | "away";

interface NameEditorProps {
  readonly task: Task;
  /** What was typed to begin with, in place of the name. */
  readonly typed: string | undefined;
  readonly onEnd: (end: EditEnd) => void;
}

/** A name written in its cell: Enter and Tab keep it and go on, leaving keeps it, Escape takes the old one back. */
export function NameEditor({ task, typed, onEnd }: NameEditorProps) {
  const { t } = useTranslation("task");
  const { edit } = useTaskActions();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed ?? task.name);
  const ended = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (typed === undefined) field.current?.select();
    // oxlint-disable-next-line react/exhaustive-deps -- once: later the person has it
  }, []);
  const keep = () => {
    const name = text.trim();
    if (!ended.current && name !== "" && name !== task.name) edit(task, { name });
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
      aria-label={t("name")}
      value={text}
      maxLength={TASK_NAME_MAX}
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
