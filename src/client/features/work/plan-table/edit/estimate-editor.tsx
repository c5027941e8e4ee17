import { useTranslation } from "react-i18next";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { ESTIMATE_MAX } from "#domain/work-time/estimate-limits.ts";
import type { Task } from "#domain/task/task.ts";
import { readDuration, writeDuration } from "#domain/work-time/read-duration.ts";
import { type EditEnd, TextEditor } from "./text-editor.tsx";

interface EstimateEditorProps {
  readonly task: Task;
  readonly typed: string | undefined;
  readonly onEnd: (end: EditEnd) => void;
}

const LETTERS_MAX = 40;

/** An estimate written in its cell; nothing takes it away, and what is no duration leaves the old one. */
export function EstimateEditor({ task, typed, onEnd }: EstimateEditorProps) {
  const { t } = useTranslation("plan-table");
  const { edit } = useTaskActions();
  const keep = (text: string) => {
    const estimate = text === "" ? 0 : readDuration(text);
    if (estimate !== undefined && estimate <= ESTIMATE_MAX) edit(task, { estimate });
  };
  return (
    <TextEditor
      label={t("fields.estimate")}
      value={task.estimate === 0 ? "" : writeDuration(task.estimate)}
      typed={typed}
      maxLength={LETTERS_MAX}
      onKeep={keep}
      onEnd={onEnd}
    />
  );
}
