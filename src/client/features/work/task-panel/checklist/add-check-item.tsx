import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { AddButton } from "#client/parts/task/add-button.tsx";
import { isComposing } from "#client/platform/is-composing.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { CHECK_ITEM_NAME_MAX } from "#domain/limits.ts";
import { linesOf, type PastedLine } from "#domain/checklist/lines-of.ts";
import classes from "../subtasks.module.css";

/** Enter, or a button on a phone, adds and goes on; a pasted list becomes as many lines. What was not added waits. */
export function AddCheckItem({ taskId }: { readonly taskId: number }) {
  const { t } = useTranslation("task");
  const run = useRun();
  const kept = `check-item.${taskId}`;
  const [text, setText] = useState(() => readKept(kept));
  const change = (words: string) => {
    setText(words);
    writeKept(kept, words);
  };
  const addAll = async (lines: readonly PastedLine[]) => {
    for (const [place, { name, isDone }] of lines.entries()) {
      const added = await run("checkItem.add", { taskId, name });
      if (!added.ok) {
        // What was refused, and what would have come behind it, is still there to be read.
        const left = lines.slice(place).map((line) => line.name);
        change(left.join(", ").slice(0, CHECK_ITEM_NAME_MAX));
        return;
      }
      if (isDone) await run("checkItem.edit", { id: added.reply.id, done: 1 });
    }
  };
  const add = () => {
    const name = text.trim();
    if (name === "") return;
    change("");
    void addAll([{ name, isDone: false }]);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isPressed(event, fieldShortcuts.confirm) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    add();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData("text/plain"));
    if (lines.length < 2) return;
    event.preventDefault();
    void addAll(lines);
  };
  return (
    <div>
      <input
        className={classes.addField}
        aria-label={t("addCheckItem")}
        placeholder={t("addCheckItem")}
        maxLength={CHECK_ITEM_NAME_MAX}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      <AddButton text={text} onAdd={add} />
    </div>
  );
}
