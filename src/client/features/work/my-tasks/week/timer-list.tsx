import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ShownTimer } from "#client/data/queries/work-time/work-time.ts";
import { useDuration } from "#client/i18n/use-duration.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useRun } from "#client/live/use-run.ts";
import { useTimers } from "#client/live/work-time/use-work-time.ts";
import { TimerButton } from "#client/parts/work-time/timer-button.tsx";
import classes from "#client/parts/work-time/work-time.module.css";
import { Each } from "#client/ui/each/each.tsx";
import week from "./week.module.css";

interface TimerListProps {
  readonly onOpenTask: (taskId: number) => void;
}

/** The timer that runs, and what others have measured that was not kept yet. */
export function TimerList({ onOpenTask }: TimerListProps) {
  const { t } = useTranslation("work-time");
  const timers = useTimers();
  if (timers.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t("timers")}>
      <Each rows={timers} keyOf={({ timer }) => timer.id} as="li">
        {(shown) => <TimerRow shown={shown} onOpenTask={onOpenTask} />}
      </Each>
    </ul>
  );
}

const MINUTE = 60_000;

function TimerRow({ shown, onOpenTask }: TimerListProps & { readonly shown: ShownTimer }) {
  const { t } = useTranslation("work-time");
  const run = useRun();
  const say = useDuration();
  const { due } = useFormatTime();
  const { timer, task } = shown;
  const { id, startTime, endTime } = timer;
  const measured = say(Math.max(1, Math.round((endTime - startTime) / MINUTE)));
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {task ? (
          <button type="button" className={week.task} onClick={() => onOpenTask(task.id)}>
            {task.name}
          </button>
        ) : (
          <span className={classes.title}>{t("goneTask")}</span>
        )}
        {endTime > 0 && <span className={classes.dim}>{t("waiting", { time: due(endTime) })}</span>}
      </div>
      {endTime === 0 && task && <TimerButton taskId={task.id} />}
      {endTime > 0 && task && (
        <Button
          size="compact-sm"
          onClick={() => void run("workTimer.stop", { timerId: id, taskId: task.id })}
        >
          {t("keep", { time: measured })}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => void run("workTimer.discard", { id })}
      >
        {t("discard")}
      </Button>
    </li>
  );
}
