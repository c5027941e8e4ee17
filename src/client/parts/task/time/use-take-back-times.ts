import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { useSubtasksReader, useTasksReader } from "#client/live/use-task.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import type { TimesEdit } from "#domain/schedule/times-as-edited.ts";
import { type ChangedTimes, timesTakenBack } from "#domain/schedule/times-taken-back.ts";

type Each = (
  edits: readonly TimesEdit[],
  act: (edit: TimesEdit) => Promise<boolean>,
) => Promise<unknown>;

/** Gives tasks the times that they had, one after the other; whoever asked is told where some stay for what others have done since. */
export function useTakeBackTimes(
  each: Each = oneAfterTheOther,
): (changed: readonly ChangedTimes[]) => Promise<void> {
  const { t } = useTranslation("task");
  const run = useRun();
  const readTasks = useTasksReader();
  const readSubtasks = useSubtasksReader();
  return useCallback(
    async (changed) => {
      const mainIds = changed.map(({ task }) => task.parentId || task.id);
      const mains = await readTasks([...new Set(mainIds)]);
      const families = await Promise.all(
        mains.map(async (main) => [main.id, await readSubtasks(main)] as const),
      );
      const tasks = [...mains, ...families.flatMap(([, subtasks]) => subtasks)];
      const byId = new Map(tasks.map((task) => [task.id, task]));
      const back = timesTakenBack({ byId, subtasksOf: new Map(families) }, changed);
      await each(back.edits, async (edit) => (await run("task.edit", edit)).ok);
      if (back.isPart) showToast({ message: t("timesStay") });
    },
    [t, run, each, readTasks, readSubtasks],
  );
}

const oneAfterTheOther: Each = async (edits, act) => {
  for (const edit of edits) if (!(await act(edit))) return;
};
