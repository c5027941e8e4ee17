import { useCallback } from "react";
import { useRun } from "#client/live/use-run.ts";
import { useTasksReader } from "#client/live/use-task.ts";
import { sameTimes, type Times, timesOf } from "#domain/task/task-times.ts";
import type { Followed } from "./followed-times.ts";

/** Gives tasks the times that they had, one after the other; those that somebody has changed since stay as they are. */
export function useTakeBackTimes(): (changed: readonly Followed[]) => Promise<void> {
  const run = useRun();
  const readTasks = useTasksReader();
  return useCallback(
    async (changed) => {
      const timesNow = async () => {
        const found = await readTasks(changed.map(({ task }) => task.id));
        return new Map(found.map((task) => [task.id, timesOf(task)]));
      };
      const then = await timesNow();
      const untouched = changed.filter(({ task, times }) => {
        const current = then.get(task.id);
        return current !== undefined && sameTimes(current, times);
      });
      for (const { task } of untouched) {
        // Those before may have carried this one along.
        const timesWere = (await timesNow()).get(task.id);
        const times: Times = timesOf(task);
        if (timesWere && !sameTimes(timesWere, times)) {
          await run("task.edit", { id: task.id, times, timesWere });
        }
      }
    },
    [run, readTasks],
  );
}
