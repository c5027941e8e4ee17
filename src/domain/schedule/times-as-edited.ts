import type { Id } from "../id.ts";
import type { Task } from "../task/task.ts";
import { givenTimes } from "../task/milestone/milestone.ts";
import { mainTimesEffect, subtaskTimesEffect, type Times, timesOf } from "../task/task-times.ts";
import type { WorkGraph } from "./work-graph.ts";

/** One edit of the times of a task, as `task.edit` takes it. */
export interface TimesEdit {
  readonly id: Id;
  readonly times: Times;
  readonly timesWere: Times;
}

/** The times of a plan while they are edited one after the other, with all that each edit carries along (seed 000 §5). */
export interface EditedTimes {
  of(id: Id): Times;
  edit(id: Id, times: Times): void;
  readonly edits: readonly TimesEdit[];
  /** Tasks whose times have been touched, whatever they are now. */
  readonly touched: ReadonlySet<Id>;
}

export function editedTimes(
  { byId, subtasksOf }: Pick<WorkGraph, "byId" | "subtasksOf">,
  /** The times from which it begins, where they are others than those of the rows. */
  begin: ReadonlyMap<Id, Times> = new Map(),
): EditedTimes {
  const times = new Map(begin);
  const edits: TimesEdit[] = [];
  const touched = new Set<Id>();
  const of = (id: Id): Times => {
    const task = byId.get(id);
    return times.get(id) ?? (task ? timesOf(task) : [0, 0]);
  };
  const asNow = (task: Task): Task => {
    const [startTime, endTime] = of(task.id);
    return { ...task, startTime, endTime };
  };
  const set = (id: Id, next: Times) => {
    times.set(id, next);
    touched.add(id);
  };
  return {
    of,
    edits,
    touched,
    edit(id, given) {
      const task = byId.get(id);
      if (!task) return;
      const next = givenTimes(task, given);
      edits.push({ id, times: next, timesWere: of(id) });
      const main = byId.get(task.parentId);
      const effect = main
        ? subtaskTimesEffect(asNow(main), next)
        : mainTimesEffect(asNow(task), (subtasksOf.get(id) ?? []).map(asNow), next);
      set(id, next);
      if (effect.kind === "main" && main) set(main.id, effect.times);
      if (effect.kind === "subtasks") for (const [sub, clamped] of effect.times) set(sub, clamped);
    },
  };
}
