import { IconLock, IconUserCheck, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PeopleChoice } from "#client/parts/people/people-choice.tsx";
import { PeoplePopover } from "#client/parts/people/people-popover.tsx";
import type { Task } from "#domain/task/task.ts";
import { type Visibility, visibilityOf, VISIBLE_TO_MAX } from "#domain/task/private/visibility.ts";
import { ChoiceMenu } from "./choice-menu.tsx";
import classes from "./fields.module.css";

interface VisibilityFieldProps {
  readonly task: Task;
  readonly readOnly: boolean;
}

const icons = { 1: IconUsers, 2: IconLock, 3: IconUserCheck } as const;

/** Who sees a task; those whom a private one is shown to besides its people are chosen in its picker. */
export function VisibilityField({ task, readOnly }: VisibilityFieldProps) {
  const { t } = useTranslation(["task", "people"]);
  const run = useRun();
  const users = useUsers();
  const members = usePlanUsers(task.planId);
  const [choosing, setChoosing] = useState(false);
  const shown = visibilityOf(task);
  const show = (visibility: Visibility, visibleTo: readonly number[]) =>
    void run("task.setVisibility", { id: task.id, visibility, visibleTo: [...visibleTo] });
  const choices = ([1, 2, 3] as const).map((value) => {
    const Mark = icons[value];
    return {
      value,
      label: t(`visibilities.${value}`),
      mark: <Mark size="1rem" className={classes.open} aria-hidden />,
    };
  });
  const handleChoose = (visibility: Visibility) => {
    setChoosing(visibility === 3);
    // Until somebody is chosen its people alone see it, as they do already where it is private.
    const stays = visibility === shown || (visibility === 3 && shown !== 1);
    if (!stays) show(visibility, []);
  };
  const among = members.state === "ready" ? members.value.map(({ userId }) => userId) : [];
  const names = task.visibleTo.map((id) => users.get(id)?.nickname ?? t("somebody"));
  return (
    <>
      <ChoiceMenu
        label={t("visibility")}
        value={choosing ? 3 : shown}
        choices={choices}
        readOnly={readOnly}
        onChoose={handleChoose}
      />
      {names.length > 0 && (
        <span className={classes.words} title={names.join(", ")}>
          {names.join(", ")}
        </span>
      )}
      {!readOnly && shown !== 1 && (
        <PeoplePopover action={t("showTo")} opened={choosing} onOpen={setChoosing}>
          <PeopleChoice
            chosen={task.visibleTo}
            max={VISIBLE_TO_MAX}
            among={among}
            onChange={({ added, removed }) =>
              show(3, [...task.visibleTo.filter((id) => !removed.includes(id)), ...added])
            }
          />
        </PeoplePopover>
      )}
    </>
  );
}
