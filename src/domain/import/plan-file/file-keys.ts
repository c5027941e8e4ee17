type Kind = "column" | "tag" | "state" | "person" | "task";

/** The key of what stands at a place in a list of a plan file. */
export const keyAt = (kind: Kind, at: number) => `${kind}${at}`;

/** Keys of the places that a list has; others are none. */
export function keysOf(kind: Kind, places: readonly number[], list: readonly unknown[]): string[] {
  return places.filter((at) => at >= 0 && at < list.length).map((at) => keyAt(kind, at));
}

/** The key of a task, or of one of its subtasks. */
export function endKey({
  task,
  subtask,
}: {
  readonly task: number;
  readonly subtask: number;
}): string {
  const key = keyAt("task", task);
  return subtask < 0 ? key : `${key}.${subtask}`;
}
