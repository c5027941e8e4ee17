import { IconPlus } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useRun } from "#client/live/use-run.ts";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { isTouch } from "#client/platform/is-touch.ts";
import { readKept, writeKept } from "#client/platform/kept-text.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { AddButton } from "#client/parts/task/add-button.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { SUBTASKS_MAX, TASK_NAME_MAX } from "#domain/limits.ts";
import { SubtaskRow } from "./subtask-row.tsx";
import { panelShortcuts } from "./feature.ts";
import classes from "./subtasks.module.css";
import panel from "./task-panel.module.css";
import { taskRights } from "#client/parts/task/task-rights.ts";

interface SubtasksProps {
  readonly view: TaskView;
  readonly onOpenTask: (taskId: number) => void;
}

/** The parts of a task, and how many are done. */
export function Subtasks({ view, onOpenTask }: SubtasksProps) {
  const { t } = useTranslation("task");
  const field = useRef<HTMLInputElement>(null);
  const startAdding = () => field.current?.focus();
  const { task, subtasks } = view;
  const done = subtasks.filter((subtask) => subtask.completeTime > 0).length;
  const isOpen = task.completeTime === 0;
  const mayAdd = taskRights(view).change && isOpen && subtasks.length < SUBTASKS_MAX;
  useShortcut(panelShortcuts.subtask, startAdding, mayAdd);
  if (subtasks.length === 0 && !mayAdd) return null;
  return (
    <section className={panel.section} aria-labelledby="task-subtasks">
      <div className={panel.sectionHead}>
        <h2 id="task-subtasks">{t("subtasks")}</h2>
        {subtasks.length > 0 && (
          <>
            <span className={panel.dim}>{t("doneOf", { done, count: subtasks.length })}</span>
            <span className={classes.progress}>
              <ProgressBar label={t("subtasksDone")} value={(done / subtasks.length) * 100} />
            </span>
          </>
        )}
        {mayAdd && (
          <span className={panel.end}>
            <IconButton icon={IconPlus} size="sm" label={t("newSubtask")} onClick={startAdding} />
          </span>
        )}
      </div>
      {subtasks.length > 0 && (
        <ul className={classes.subtasks}>
          <Each rows={subtasks} keyOf={({ id }) => id} as="li">
            {(subtask) => (
              <SubtaskRow
                subtask={subtask}
                main={task}
                rights={taskRights({ ...view, task: subtask, parent: task })}
                onOpenTask={onOpenTask}
              />
            )}
          </Each>
        </ul>
      )}
      {mayAdd && <AddSubtask taskId={task.id} field={field} />}
    </section>
  );
}

interface AddSubtaskProps {
  readonly taskId: number;
  /** The field itself, for whoever leads to it. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Enter, or a button on a phone, adds and goes on; what was typed and not added waits. */
function AddSubtask({ taskId, field }: AddSubtaskProps) {
  const { t } = useTranslation("task");
  const run = useRun();
  const kept = `subtask.${taskId}`;
  const [text, setText] = useState(() => readKept(kept));
  const change = (words: string) => {
    setText(words);
    writeKept(kept, words);
  };
  const add = async () => {
    const name = text.trim();
    if (name === "") return;
    change("");
    // Whoever types on at once must not lose the next name; a refused one comes back.
    if (!(await run("task.addSubtask", { taskId, name })).ok) change(text);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isPressed(event, fieldShortcuts.confirm) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void add();
  };
  return (
    <div>
      <input
        ref={field}
        className={classes.addField}
        aria-label={t("addSubtask")}
        placeholder={t(isTouch ? "newSubtask" : "addSubtask")}
        maxLength={TASK_NAME_MAX}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <AddButton text={text} onAdd={() => void add()} />
    </div>
  );
}
