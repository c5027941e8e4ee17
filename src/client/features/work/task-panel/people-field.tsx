import { Popover } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { PersonPicker } from "#client/parts/people/person-picker.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "#domain/limits.ts";
import { assistantsOf, ownersOf, type Task } from "#domain/task/task.ts";
import classes from "./task-panel.module.css";

interface PeopleFieldProps {
  readonly task: Task;
  readonly part: "owner" | "assist";
  /** Ids of the plan's members. */
  readonly memberIds: readonly number[];
  readonly readOnly: boolean;
}

/** Who owns a task, or who assists; up to ten of each (seed 000 §5). */
export function PeopleField({ task, part, memberIds, readOnly }: PeopleFieldProps) {
  const { t } = useTranslation("task");
  const users = useUsers();
  const { edit } = useTaskActions();
  const [adding, setAdding] = useState(false);
  const isOwner = part === "owner";
  const owners = ownersOf(task);
  const people = isOwner ? owners : assistantsOf(task);
  const most = isOwner ? TASK_OWNERS_MAX : TASK_ASSISTANTS_MAX;

  const handleAdd = (userId: number) =>
    edit(task, isOwner ? { addOwner: [userId] } : { addAssist: [userId] });
  const handleRemove = (userId: number) =>
    edit(task, isOwner ? { removeOwner: [userId] } : { removeAssist: [userId] });
  const action = t(isOwner ? "addOwner" : "addAssist");
  return (
    <div className={classes.people}>
      {people.length > 0 && (
        <ul className={classes.chips}>
          <Each rows={people} keyOf={(userId) => userId} as="li">
            {(userId) => {
              const name = users.get(userId)?.nickname ?? t("somebody");
              return (
                <li className={classes.chip}>
                  <InitialsAvatar id={userId} name={name} size="small" />
                  <span className={classes.chipName}>{name}</span>
                  {!readOnly && (
                    <IconButton
                      icon={IconX}
                      size="sm"
                      label={t("takeOff", { name })}
                      onClick={() => handleRemove(userId)}
                    />
                  )}
                </li>
              );
            }}
          </Each>
        </ul>
      )}
      {readOnly && people.length === 0 && <span className={classes.dim}>{t("nobody")}</span>}
      {!readOnly && (
        <Popover
          opened={adding}
          onChange={setAdding}
          trapFocus
          returnFocus
          position="bottom-start"
          width="18.75rem"
        >
          <Popover.Target>
            <IconButton
              icon={IconPlus}
              size="sm"
              label={action}
              onClick={() => setAdding((open) => !open)}
            />
          </Popover.Target>
          <Popover.Dropdown aria-label={action} className={classes.picker}>
            <PersonPicker
              chosen={people}
              max={most}
              among={memberIds}
              without={isOwner ? [] : owners}
              action={t("add")}
              onPick={handleAdd}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}
