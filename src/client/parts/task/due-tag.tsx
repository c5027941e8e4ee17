import { Tag } from "#client/ui/tag/tag.tsx";
import type { Tint } from "#client/ui/tint/tint.ts";
import type { DueState } from "#domain/task/due-state.ts";
import type { Task } from "#domain/task/task.ts";
import { useDue } from "./use-due.ts";

const tints: Record<DueState, Tint> = {
  none: "neutral",
  later: "neutral",
  soon: "amber",
  today: "amber",
  late: "red",
  done: "green",
};

interface DueTagProps {
  readonly task: Pick<Task, "endTime" | "completeTime">;
}

/** When a task is due, coloured by how pressing that is; nothing for a task without a time. */
export function DueTag({ task }: DueTagProps) {
  const { state, words } = useDue()(task);
  return state === "none" ? null : <Tag tint={tints[state]}>{words}</Tag>;
}
