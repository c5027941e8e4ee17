import { useTranslation } from "react-i18next";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { type TaskPart, useTaskPeople } from "#client/parts/task/use-task-people.ts";
import type { Task } from "#domain/task/task.ts";
import { PopoverEditor } from "./popover-editor.tsx";

interface PeopleEditorProps {
  readonly task: Task;
  readonly part: TaskPart;
  readonly onEnd: () => void;
}

/** Who owns a task, or who assists. */
export function PeopleEditor({ task, part, onEnd }: PeopleEditorProps) {
  const { t } = useTranslation("task");
  const selection = useTaskPeople(task, part);
  return (
    <PopoverEditor label={t(part)} width="18.75rem" onEnd={onEnd}>
      <PeopleChoice {...selection} />
    </PopoverEditor>
  );
}
