import type { Actor, Change } from "../command.ts";
import type { Task } from "../task/task.ts";
import { sumOfMinutes } from "./measured-time.ts";
import type { TimeEntry } from "./time-entry.ts";

/** What a task says of the time worked on it once that is so; lists show it without reading the entries. */
export function workedChange(task: Task, entries: readonly TimeEntry[], actor: Actor): Change {
  const put = { ...task, worked: sumOfMinutes(entries), updateTime: actor.now };
  return { entity: "task", action: "update", put };
}
