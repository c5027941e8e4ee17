import {
  type LinkableTask,
  readLinkable,
  readTaskLinks,
  type TaskLinks,
} from "#client/data/queries/links/task-links.ts";
import { type Live, useLive } from "../use-live.ts";

/** What a task waits for, and what waits for it. */
export function useTaskLinks(taskId: number, planId: number): Live<TaskLinks> {
  return useLive(readTaskLinks, taskId, planId);
}

/** The tasks of a plan that one of them can wait for. */
export function useLinkable(planId: number): Live<LinkableTask[]> {
  return useLive(readLinkable, planId);
}
