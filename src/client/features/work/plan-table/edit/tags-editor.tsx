import { useTranslation } from "react-i18next";
import { TagChoice } from "#client/parts/task/tag/tag-choice.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import type { Task } from "#domain/task/task.ts";
import { PopoverEditor } from "./popover-editor.tsx";

interface TagsEditorProps {
  readonly task: Task;
  readonly onEnd: () => void;
}

/** The tags of a task. */
export function TagsEditor({ task, onEnd }: TagsEditorProps) {
  const { t } = useTranslation("task");
  const { edit } = useTaskActions();
  return (
    <PopoverEditor label={t("tags")} width="18.75rem" onEnd={onEnd}>
      <TagChoice
        planId={task.planId}
        chosen={task.tagIds}
        onToggle={(id, wanted) => edit(task, wanted ? { addTag: [id] } : { removeTag: [id] })}
      />
    </PopoverEditor>
  );
}
