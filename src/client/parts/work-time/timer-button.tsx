import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "#client/i18n/use-now.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useTimers } from "#client/live/work-time/use-work-time.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { writeDuration } from "#domain/work-time/read-duration.ts";

interface TimerButtonProps {
  readonly taskId: number;
}

const MINUTE = 60_000;

/** Starts the person's timer for a task, or stops it; what ran for another task is kept first. */
export function TimerButton({ taskId }: TimerButtonProps) {
  const { t } = useTranslation("work-time");
  const run = useRun();
  const { now: serverNow } = useData();
  const minute = useNow();
  const timers = useTimers();
  const running = timers.find(({ timer }) => timer.endTime === 0);
  const isHere = running?.timer.taskId === taskId;
  const stop = async () =>
    running && run("workTimer.stop", { timerId: running.timer.id, taskId: running.timer.taskId });
  const start = async () => {
    // What cannot be kept, because its task is out of reach, ends by itself and waits.
    if (running?.task) await stop();
    await run("workTimer.start", { taskId });
  };
  if (!isHere)
    return (
      <IconButton icon={IconPlayerPlay} size="sm" label={t("start")} onClick={() => void start()} />
    );
  const minutes = Math.max(0, Math.max(minute, serverNow()) - running.timer.startTime) / MINUTE;
  return (
    <>
      <IconButton icon={IconPlayerStop} size="sm" label={t("stop")} onClick={() => void stop()} />
      <span data-running>{t("running", { time: writeDuration(Math.floor(minutes)) })}</span>
    </>
  );
}
