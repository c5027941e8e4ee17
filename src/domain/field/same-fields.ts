import type { Task } from "../task/task.ts";

/** Whether two tasks say the same in fields of their plan. */
export function sameFields(left: Task["fields"], right: Task["fields"]): boolean {
  if (left === right) return true;
  const ids = Object.keys(right);
  return ids.length === Object.keys(left).length && ids.every((id) => left[id] === right[id]);
}
