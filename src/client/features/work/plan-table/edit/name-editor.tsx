import { useTranslation } from "react-i18next";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import type { Task } from "#domain/task/task.ts";
import { type EditEnd, TextEditor } from "./text-editor.tsx";

interface NameEditorProps {
  readonly task: Task;
  /** What was typed to begin with, in place of the name. */
  readonly typed: string | undefined;
  readonly onEnd: (end: EditEnd) => void;
}

/** A name written in its cell; without one the old one stays. */
export function NameEditor({ task, typed, onEnd }: NameEditorProps) {
  const { t } = useTranslation("task");
  const { edit } = useTaskActions();
  return (
    <TextEditor
      label={t("name")}
      value={task.name}
      typed={typed}
      maxLength={TASK_NAME_MAX}
      onKeep={(name) => {
        if (name !== "") edit(task, { name });
      }}
      onEnd={onEnd}
    />
  );
}
