import { useTranslation } from "react-i18next";
import { PeopleField } from "#client/parts/people/people-field.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "#domain/limits.ts";
import { assistantsOf, ownersOf, type Task } from "#domain/task/task.ts";

interface TaskPeopleProps {
  readonly task: Task;
  readonly part: "owner" | "assist";
  /** Ids of the plan's members. */
  readonly memberIds: readonly number[];
  readonly readOnly: boolean;
}

/** Who owns a task, or who assists; up to ten of each (seed 000 §5). */
export function TaskPeople({ task, part, memberIds, readOnly }: TaskPeopleProps) {
  const { t } = useTranslation("task");
  const { edit } = useTaskActions();
  const owners = ownersOf(task);
  if (part === "owner") {
    return (
      <PeopleField
        chosen={owners}
        max={TASK_OWNERS_MAX}
        among={memberIds}
        action={t("addOwner")}
        readOnly={readOnly}
        onChange={({ added, removed }) =>
          edit(task, {
            ...(added.length > 0 && { addOwner: [...added] }),
            ...(removed.length > 0 && { removeOwner: [...removed] }),
          })
        }
      />
    );
  }
  return (
    <PeopleField
      chosen={assistantsOf(task)}
      max={TASK_ASSISTANTS_MAX}
      among={memberIds}
      without={owners}
      action={t("addAssist")}
      readOnly={readOnly}
      onChange={({ added, removed }) =>
        edit(task, {
          ...(added.length > 0 && { addAssist: [...added] }),
          ...(removed.length > 0 && { removeAssist: [...removed] }),
        })
      }
    />
  );
}
