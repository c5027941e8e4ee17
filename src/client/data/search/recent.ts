import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import type { SearchHit } from "./question.ts";
import { taskEntry } from "./search-entry.ts";

/** Something that the search offers before anything is typed, and when the person last had to do with it, epoch ms. */
export interface RecentHit {
  readonly hit: SearchHit;
  readonly time: number;
}

/** The tasks that were looked at last in this browser and are still here, the newest first. */
export async function readBrowsedTasks(
  { meta, task, plan }: LocalDatabase,
  most: number,
): Promise<RecentHit[]> {
  const browsed = (await readMeta(meta, "browsed")) ?? [];
  const tasks = await task.bulkGet(browsed.map(({ taskId }) => taskId));
  const here = tasks.flatMap((row, index) => (row ? [{ row, at: browsed[index] }] : []));
  const shown = here.slice(0, most);
  const plans = await plan.bulkGet(shown.map(({ row }) => row.planId));
  return shown.map(({ row, at }, index) => {
    const { kind, id, title, time, userIds, planId, dialogId, past } = taskEntry(row, undefined);
    const place = plans[index]?.name ?? "";
    const userId = userIds[0] ?? 0;
    const hit = { kind, id, title, marks: [], time, userId, planId, dialogId, place, past };
    return { hit, time: at?.time ?? 0 };
  });
}

/** What was looked at and what has changed, together, the newest first and each once; messages are no places to go back to. */
export function recentHits(
  browsed: readonly RecentHit[],
  found: readonly SearchHit[],
  most: number,
): SearchHit[] {
  const ids = new Set(browsed.map(({ hit }) => hit.id));
  const others = found
    .filter(
      ({ kind, id, time }) => kind !== "message" && time > 0 && !(kind === "task" && ids.has(id)),
    )
    .map((hit) => ({ hit, time: hit.time }));
  return [...browsed, ...others]
    .toSorted((left, right) => right.time - left.time)
    .slice(0, most)
    .map(({ hit }) => hit);
}
