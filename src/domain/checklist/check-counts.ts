import type { Actor, Change } from "../command.ts";
import type { Task } from "../task/task.ts";
import type { CheckItem } from "./check-item.ts";

/** What a task says of its checklist once that is so; a card shows it without reading the lines. */
export function countedChange(task: Task, items: readonly CheckItem[], actor: Actor): Change {
  const checkDone = items.filter(({ done }) => done === 1).length;
  const put = { ...task, checkNum: items.length, checkDone, updateTime: actor.now };
  return { entity: "task", action: "update", put };
}
