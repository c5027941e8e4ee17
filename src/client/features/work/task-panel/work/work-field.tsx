import { VisuallyHidden } from "@mantine/core";
import { IconClockEdit } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useDuration } from "#client/i18n/use-duration.ts";
import { TimerButton } from "#client/parts/work-time/timer-button.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { takesPart } from "#domain/plan/plan-role.ts";
import fields from "../fields.module.css";

const WorkDialog = late(async () => (await import("./work-dialog.tsx")).WorkDialog);

interface WorkFieldProps {
  readonly view: TaskView;
  readonly mayEstimate: boolean;
}

/** How long was worked on a task and how long it is thought to take; the timer, and where both are written down. */
export function WorkField({ view, mayEstimate }: WorkFieldProps) {
  const { t } = useTranslation(["work-time", "task"]);
  const say = useDuration();
  const [opened, setOpened] = useState(false);
  const { task } = view;
  const mayWork = takesPart(view) && task.archivedTime === 0;
  const worked = say(task.worked);
  const words =
    task.estimate > 0
      ? t("of", { worked, estimate: say(task.estimate) })
      : task.worked > 0 && worked;
  return (
    <>
      {words ? (
        <button
          type="button"
          className={fields.value}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          <VisuallyHidden>{t("task:worked")}: </VisuallyHidden>
          <span className={fields.words}>{words}</span>
        </button>
      ) : (
        <IconButton
          icon={IconClockEdit}
          size="sm"
          label={t("open")}
          onClick={() => setOpened(true)}
        />
      )}
      {mayWork && <TimerButton taskId={task.id} />}
      {opened && (
        <Opening>
          <WorkDialog
            view={view}
            mayEstimate={mayEstimate}
            mayWork={mayWork}
            onClose={() => setOpened(false)}
          />
        </Opening>
      )}
    </>
  );
}
