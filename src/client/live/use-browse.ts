import { useEffect } from "react";
import { noteBrowsed } from "#client/data/database/browsed-tasks.ts";
import { useData } from "./data-context.ts";

/** Notes that the person looks at a task. */
export function useBrowse(taskId: number): void {
  const { database, now } = useData();
  useEffect(() => {
    // A device that is full only fails to remember it.
    noteBrowsed(database, taskId, now()).catch(() => undefined);
  }, [database, taskId, now]);
}
