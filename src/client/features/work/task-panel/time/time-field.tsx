import { Button, Skeleton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { DueTag } from "#client/parts/task/due-tag.tsx";
import { useDue } from "#client/parts/task/use-due.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { hasTimes, NO_TIMES, type Times, timesOf } from "#domain/task/task-times.ts";
import { late } from "#client/ui/late.ts";
import classes from "./time.module.css";
import { type TimedTask, useChangeTimes } from "./use-change-times.ts";

const TimePicker = late(async () => (await import("./time-picker.tsx")).TimePicker);

interface TimeFieldProps extends TimedTask {
  readonly readOnly: boolean;
  /** Where many stand under each other only the due date is shown. */
  readonly short?: boolean;
}

/** From when to when a task is worked on. */
export function TimeField({ task, main, subtasks, readOnly, short = false }: TimeFieldProps) {
  const { t } = useTranslation("task");
  const { span } = useFormatTime();
  const due = useDue();
  const change = useChangeTimes();
  const [choosing, setChoosing] = useState(false);
  const timed = hasTimes(task);
  const save = async (times: Times) => {
    if (await change({ task, main, subtasks }, times)) setChoosing(false);
  };
  const range = timed ? span(task.startTime, task.endTime) : "";
  const words = (!short && range) || t(readOnly ? "noTime" : "setTime");
  return (
    <div className={classes.time}>
      <div className={classes.timeLine}>
        {readOnly && !(short && timed) && <span className={classes.words}>{words}</span>}
        {!readOnly && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-expanded={choosing}
            aria-label={short ? `${due(task).words || words}: ${task.name}` : undefined}
            onClick={() => setChoosing((open) => !open)}
          >
            {short && timed ? <DueTag task={task} /> : words}
          </Button>
        )}
        {(!short || readOnly) && <DueTag task={task} />}
        {timed && !readOnly && (
          <ClearTime name={short ? task.name : ""} onClear={() => void save(NO_TIMES)} />
        )}
      </div>
      {choosing && (
        <Suspense fallback={<Skeleton height="7.5rem" />}>
          <TimePicker
            times={timesOf(task)}
            onPick={(times) => void save(times)}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ClearTimeProps {
  /** Whose time, where many stand under each other. */
  readonly name: string;
  readonly onClear: () => void;
}

function ClearTime({ name, onClear }: ClearTimeProps) {
  const { t } = useTranslation("task");
  const label = name === "" ? t("clearTime") : t("clearTimeOf", { name });
  return <IconButton icon={IconX} size="sm" label={label} onClick={onClear} />;
}
