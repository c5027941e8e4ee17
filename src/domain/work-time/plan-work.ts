import type { Id } from "../id.ts";
import type { Task } from "../task/task.ts";
import { sumOfMinutes } from "./measured-time.ts";
import type { TimeEntry } from "./time-entry.ts";

type Work = Pick<Task, "estimate" | "worked" | "completeTime">;

/** Minutes of several tasks together. */
interface WorkSums {
  readonly estimated: number;
  readonly worked: number;
  /** What is thought to be still to do: nothing of what has ended, nor of what took longer. */
  readonly left: number;
}

export function workSums(tasks: readonly Work[]): WorkSums {
  const sum = (minutesOf: (task: Work) => number) =>
    tasks.reduce((total, task) => total + minutesOf(task), 0);
  return {
    estimated: sum(({ estimate }) => estimate),
    worked: sum(({ worked }) => worked),
    left: sum(({ estimate, worked, completeTime }) =>
      completeTime > 0 ? 0 : Math.max(0, estimate - worked),
    ),
  };
}

/** Who worked how many minutes, who worked most first. */
export function workByPerson(
  entries: readonly Pick<TimeEntry, "userId" | "minutes">[],
): { readonly userId: Id; readonly minutes: number }[] {
  return [...Map.groupBy(entries, ({ userId }) => userId)]
    .map(([userId, own]) => ({ userId, minutes: sumOfMinutes(own) }))
    .toSorted((left, right) => right.minutes - left.minutes || left.userId - right.userId);
}
