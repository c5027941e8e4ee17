import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import type { Task } from "#domain/task/task.ts";
import {
  mainTimesEffect,
  subtaskTimesEffect,
  type Times,
  timesOf,
} from "#domain/task/task-times.ts";

/** A task with those whose times hang on its own. */
export interface TimedTask {
  readonly task: Task;
  /** The task this is a subtask of. */
  readonly main: Task | undefined;
  readonly subtasks: readonly Task[];
}

/** Sets or clears a task's time, after asking about what that changes elsewhere (seed 000 §5). Answers whether it did. */
export function useChangeTimes(): (timed: TimedTask, times: Times) => Promise<boolean> {
  const { t } = useTranslation("task");
  const run = useRun();
  return useCallback(
    async (timed, times) => {
      const question = questionOf(t, timed, times);
      if (question && !(await confirm({ ...question, confirmLabel: t("confirm") }))) return false;
      const { task } = timed;
      return (await run("task.edit", { id: task.id, times, timesWere: timesOf(task) })).ok;
    },
    [t, run],
  );
}

function questionOf(t: TFunction<"task">, { task, main, subtasks }: TimedTask, times: Times) {
  const effect = main ? subtaskTimesEffect(main, times) : mainTimesEffect(task, subtasks, times);
  if (times[1] === 0) {
    return {
      title: t("warmTip"),
      message: t(effect.kind === "subtasks" ? "timesClearAll" : "timesClear"),
    };
  }
  if (effect.kind === "main") {
    return {
      title: t("updateMain"),
      message: t(effect.hadTimes ? "mainTimesWiden" : "mainTimesSet"),
    };
  }
  if (effect.kind === "subtasks") {
    return {
      title: t("updateSubtask"),
      message: t("subtaskTimesFollow", { count: effect.times.size }),
    };
  }
  return undefined;
}
