import { VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUsers } from "#client/live/use-users.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { PeoplePopover } from "#client/parts/people/people-popover.tsx";
import { type TaskPart, useTaskPeople } from "#client/parts/task/use-task-people.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import type { Task } from "#domain/task/task.ts";
import { panelShortcuts } from "./feature.ts";
import classes from "./fields.module.css";

interface PeopleLineProps {
  readonly task: Task;
  readonly part: TaskPart;
  readonly readOnly: boolean;
}

/** Faces that stand before the names. */
const FACES = 3;

/** Who owns a task, or who assists, in one line; they are added and taken off in its picker. */
export function PeopleLine({ task, part, readOnly }: PeopleLineProps) {
  const { t } = useTranslation(["task", "people"]);
  const users = useUsers();
  const [choosing, setChoosing] = useState(false);
  const selection = useTaskPeople(task, part);
  const { chosen } = selection;
  const isOwner = part === "owner";
  useShortcut(panelShortcuts.owner, () => setChoosing(true), isOwner && !readOnly);
  const nameOf = (id: number) => users.get(id)?.nickname ?? t("somebody");
  const shown = chosen.length > 0 && (
    <>
      <span className={classes.faces}>
        {chosen.slice(0, FACES).map((id) => (
          <InitialsAvatar key={id} id={id} name={nameOf(id)} size="small" />
        ))}
      </span>
      <span className={classes.words}>{chosen.map(nameOf).join(", ")}</span>
    </>
  );
  if (readOnly) return shown || <span className={classes.dim}>{t("people:nobodyYet")}</span>;
  return (
    <>
      {shown && (
        <button type="button" className={classes.value} onClick={() => setChoosing(true)}>
          <VisuallyHidden>{t(isOwner ? "owner" : "assist")}: </VisuallyHidden>
          {shown}
        </button>
      )}
      <PeoplePopover
        action={t(isOwner ? "addOwner" : "addAssist")}
        opened={choosing}
        onOpen={setChoosing}
      >
        <PeopleChoice {...selection} />
      </PeoplePopover>
    </>
  );
}
