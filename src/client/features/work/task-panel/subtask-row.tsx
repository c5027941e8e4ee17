import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { PeoplePopover } from "#client/parts/people/people-popover.tsx";
import { markLabel } from "#client/parts/task/mark-label.ts";
import { useTellMark } from "#client/parts/task/state/use-tell-mark.ts";
import { TaskMark } from "#client/parts/task/task-mark.tsx";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { useTaskPeople } from "#client/parts/task/use-task-people.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import type { Task } from "#domain/task/task.ts";
import { InlineText } from "./inline-text.tsx";
import classes from "./subtasks.module.css";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { TimeField } from "./time/time-field.tsx";

interface SubtaskRowProps {
  readonly subtask: Task;
  readonly main: Task;
  readonly rights: TaskRights;
  readonly onOpenTask: (taskId: number) => void;
}

const none: readonly Task[] = [];

/** One part of a task in one line: ticked, renamed, timed and given to somebody where it stands. */
export function SubtaskRow({ subtask, main, rights, onOpenTask }: SubtaskRowProps) {
  const { t } = useTranslation("task");
  const tellMark = useTellMark();
  const users = useUsers();
  const { edit, remove } = useTaskActions();
  const complete = useComplete();
  const run = useRun();
  const [assigning, setAssigning] = useState(false);
  const { name } = subtask;
  const done = subtask.completeTime > 0;
  const readOnly = !rights.change;
  // A part of what is complete stays as it is.
  const barred =
    main.completeTime > 0 ? t("completedNote") : rights.completeNote && t(rights.completeNote);
  const owners = useTaskPeople(subtask, "owner");
  const [owner] = owners.chosen;
  const ownerName = owner === undefined ? "" : (users.get(owner)?.nickname ?? t("somebody"));
  const items: ActionMenuItem[] = [
    { key: "open", label: t("open"), onClick: () => onOpenTask(subtask.id) },
  ];
  if (rights.remove) {
    const onDetach = () => void run("task.detach", { taskId: subtask.id });
    items.push({ key: "toTask", label: t("toTask"), onClick: onDetach });
    const onClick = () => void remove(subtask);
    items.push({ key: "delete", label: t("delete"), danger: true, onClick });
  }
  return (
    <li className={classes.subtask} data-done={done || undefined}>
      <TaskMark
        task={subtask}
        label={markLabel(t, subtask)}
        tellMark={tellMark}
        barred={barred}
        onComplete={complete}
      />
      <InlineText
        name={`task-name-${subtask.id}`}
        line
        className={classes.subtaskName}
        value={name}
        label={t("subtaskName", { name })}
        maxLength={TASK_NAME_MAX}
        readOnly={readOnly}
        onCommit={(words) => edit(subtask, { name: words })}
      />
      <div className={classes.actions}>
        {!readOnly && (
          <PeoplePopover
            action={t("ownersOf", { name })}
            icon={IconUserPlus}
            opened={assigning}
            onOpen={setAssigning}
          >
            <PeopleChoice {...owners} />
          </PeoplePopover>
        )}
        <LateMenu label={t("actionsOf", { name })} items={items} />
      </div>
      <div className={classes.time} data-timed={subtask.endTime > 0 || undefined}>
        <TimeField short task={subtask} main={main} subtasks={none} readOnly={!rights.schedule} />
      </div>
      {owner !== undefined && (
        <InitialsAvatar id={owner} name={ownerName} size="small" label={ownerName} />
      )}
    </li>
  );
}
