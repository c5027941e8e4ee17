import type { PlanFile } from "../../export/plan-file-shape.ts";
import type { ImportTask } from "../board-import.ts";
import { IMPORT_TIMES_FILE_MAX } from "../import-limits.ts";
import type { ImportBaselines, ImportParts, ImportTimes } from "../import-parts.ts";
import { endKey, keysOf } from "./file-keys.ts";
import { knownRights } from "./part-steps.ts";

/** Time that was worked, by the keys of who worked; that of nobody is nobody's. */
export function timesOf(
  times: NonNullable<PlanFile["tasks"][number]["times"]>,
  people: PlanFile["people"],
): ImportTimes {
  return times.flatMap(({ person, ...time }) =>
    keysOf("person", [person], people).map((memberKey) => ({ memberKey, ...time })),
  );
}

/** The same tasks with as many records of time as one import takes, and how many are beyond. */
export function withinTimes(tasks: readonly ImportTask[]): {
  readonly read: ImportTask[];
  readonly over: number;
} {
  let room = IMPORT_TIMES_FILE_MAX;
  let over = 0;
  const within = <Task extends { times?: ImportTimes | undefined }>(task: Task): Task => {
    const { times = [] } = task;
    const kept = times.slice(0, room);
    room -= kept.length;
    over += times.length - kept.length;
    return times.length === kept.length ? task : { ...task, times: kept };
  };
  const read = tasks.map((task) => ({ ...within(task), subtasks: task.subtasks.map(within) }));
  return { read, over };
}

/** Baselines of tasks that come; those of none, and times that no task can have, stay behind. */
export function baselinesOf(
  { baselines = [] }: Pick<PlanFile, "baselines">,
  tasks: readonly ImportTask[],
): ImportBaselines {
  const known = new Set(tasks.flatMap(({ key, subtasks }) => [key, ...subtasks.map(keyOf)]));
  return baselines.flatMap(({ tasks: planned, ...baseline }) => {
    const kept = planned.flatMap(({ task, subtask, ...times }) => {
      const key = endKey({ task, subtask });
      const isForward = times.startTime > 0 && times.endTime > times.startTime;
      return isForward && known.has(key) ? [{ key, ...times }] : [];
    });
    return kept.length > 0 ? [{ ...baseline, tasks: kept }] : [];
  });
}

const keyOf = ({ key = "" }: ImportTask["subtasks"][number]) => key;

/** What else the plan has, with what its owner could say of rights. */
export function partsOf({ automations, views, templates, rights = {} }: PlanFile): {
  readonly parts?: ImportParts;
} {
  const known = knownRights(rights);
  const parts: ImportParts = {
    ...(automations && { automations }),
    ...(views && { views }),
    ...(templates && { templates }),
    ...(Object.keys(known).length > 0 && { rights: known }),
  };
  return Object.keys(parts).length > 0 ? { parts } : {};
}

/** How many rights a file names that no plan can have. */
export function unknownRights({ rights = {} }: Pick<PlanFile, "rights">): number {
  return Object.keys(rights).length - Object.keys(knownRights(rights)).length;
}
