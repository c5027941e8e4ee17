import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useChangeTimes } from "#client/parts/task/time/use-change-times.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { type PlannedWork, type Push, pushTasks } from "#domain/schedule/push-tasks.ts";
import type { TimesEdit } from "#domain/schedule/times-as-edited.ts";
import type { Times } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";

/** A push that waits for its answer. */
export interface AskedPush {
  readonly push: Push;
  readonly answer: (isSure: boolean) => void;
}

/**
 * Moves a task with all that depends on it, after saying what that is: one act, and taken back as one. Where only a task
 * and its own parts change it is asked as wherever times change (seed 000 §5).
 */
export function usePlanMoves(work: PlannedWork) {
  const { t } = useTranslation("gantt");
  const run = useRun();
  const changeTimes = useChangeTimes();
  const [asked, setAsked] = useState<AskedPush>();
  const ask = useCallback(
    (push: Push) =>
      new Promise<boolean>((resolve) => {
        setAsked({
          push,
          answer: (isSure) => {
            setAsked(undefined);
            resolve(isSure);
          },
        });
      }),
    [],
  );
  const editAll = useCallback(
    async (edits: readonly TimesEdit[]) => {
      for (const { id, times, timesWere } of edits) {
        if (!(await run("task.edit", { id, times, timesWere })).ok) return false;
      }
      return true;
    },
    [run],
  );
  const move = useCallback(
    async (task: Task, times: Times) => {
      const push = pushTasks(work, new Map([[task.id, times]]));
      const isAlone = push.edits.length === 1 && push.stuck.length === 0;
      const timed = {
        task,
        main: work.tasks.find(({ id }) => id === task.parentId),
        subtasks: work.tasks.filter(({ parentId }) => parentId === task.id),
      };
      const isDone = isAlone
        ? await changeTimes(timed, times)
        : (await ask(push)) && (await editAll(push.edits));
      if (!isDone) return;
      showToast({
        message: t("moved", { count: push.moved.length }),
        action: { label: t("undo"), onClick: () => void editAll(push.undo) },
      });
    },
    [work, changeTimes, ask, editAll, t],
  );
  return { asked, move };
}
