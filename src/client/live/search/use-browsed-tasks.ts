import { readBrowsedTasks, type RecentHit } from "#client/data/search/recent.ts";
import { useLive } from "../use-live.ts";

const none: readonly RecentHit[] = [];

/** The tasks that were looked at last in this browser. */
export function useBrowsedTasks(most: number): readonly RecentHit[] {
  const tasks = useLive(readBrowsedTasks, most);
  return tasks.state === "ready" ? tasks.value : none;
}
