import { TASK_BROWSE_MAX } from "#domain/limits.ts";
import type { LocalDatabase } from "./local-database.ts";
import { readMeta } from "./meta.ts";

/** Notes that a task was looked at: the newest first, each once, as many as are remembered. */
export async function noteBrowsed(
  { meta }: LocalDatabase,
  taskId: number,
  time: number,
): Promise<void> {
  await meta.db.transaction("rw", meta, async () => {
    const before = (await readMeta(meta, "browsed")) ?? [];
    const others = before.filter((browsed) => browsed.taskId !== taskId);
    const value = [{ taskId, time }, ...others].slice(0, TASK_BROWSE_MAX);
    await meta.put({ key: "browsed", value });
  });
}
