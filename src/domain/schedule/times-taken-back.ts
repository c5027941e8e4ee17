import type { Id } from "../id.ts";
import { NO_TIMES, sameTimes, type Times, timesOf } from "../task/task-times.ts";
import type { Task } from "../task/task.ts";
import { editedTimes, type TimesEdit } from "./times-as-edited.ts";
import type { WorkGraph } from "./work-graph.ts";

/** A task whose times have changed. */
export interface ChangedTimes {
  /** As it was before. */
  readonly task: Task;
  /** What its times became, as they stand in its row. */
  readonly times: Times;
}

/** How changes of times are taken back. */
export interface TakenBack {
  /** One after the other. */
  readonly edits: readonly TimesEdit[];
  /** Some stay as they are, for somebody has changed them since, or what hangs together with them. */
  readonly isPart: boolean;
}

/**
 * Gives tasks the times that they had. What hangs together goes back together: where a subtask that somebody has timed since has no
 * room in what its task had, both stay.
 */
export function timesTakenBack(
  graph: Pick<WorkGraph, "byId" | "subtasksOf">,
  changed: readonly ChangedTimes[],
): TakenBack {
  const families = Map.groupBy(changed, ({ task }) => task.parentId || task.id);
  const results = [...families.values()].map((family) => familyTakenBack(graph, family));
  return {
    edits: results.flatMap(({ edits }) => edits),
    isPart: results.some(({ isPart }) => isPart),
  };
}

function familyTakenBack(
  graph: Pick<WorkGraph, "byId" | "subtasksOf">,
  family: readonly ChangedTimes[],
): TakenBack {
  const { byId } = graph;
  const untouched = family.filter(({ task, times }) => {
    const current = byId.get(task.id);
    return current !== undefined && sameTimes(timesOf(current), times);
  });
  const wanted = new Map(untouched.map(({ task }) => [task.id, timesOf(task)]));
  const edited = editedTimes(graph);
  const rightOf = (id: Id): Times => {
    const current = byId.get(id);
    return wanted.get(id) ?? (current ? timesOf(current) : NO_TIMES);
  };
  // Each may carry others along, which then get what they should have: those that stay as they are, too.
  for (const ids of [wanted.keys(), edited.touched]) {
    for (const id of ids) {
      if (!sameTimes(edited.of(id), rightOf(id))) edited.edit(id, rightOf(id));
    }
  }
  return [...edited.touched].every((id) => sameTimes(edited.of(id), rightOf(id)))
    ? { edits: edited.edits, isPart: untouched.length < family.length }
    : { edits: [], isPart: true };
}
