import type { ChangedTimes } from "#domain/schedule/times-taken-back.ts";
import { mainTimesEffect, subtaskTimesEffect, type Times } from "#domain/task/task-times.ts";
import type { TimedTask } from "./use-change-times.ts";

/** The subtasks whose times change with those of their task, or the task that changes with its subtask. */
export function followedBy(
  { task, main, subtasks }: TimedTask,
  times: Times,
): readonly ChangedTimes[] {
  const effect = main ? subtaskTimesEffect(main, times) : mainTimesEffect(task, subtasks, times);
  if (main && effect.kind === "main") return [{ task: main, times: effect.times }];
  if (effect.kind !== "subtasks") return [];
  return subtasks.flatMap((subtask) => {
    const becomes = effect.times.get(subtask.id);
    return becomes ? [{ task: subtask, times: becomes }] : [];
  });
}
