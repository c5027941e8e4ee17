import { readPlanTags } from "#client/data/queries/tags.ts";
import { useLive } from "#client/live/use-live.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";
import { tagsLeftBehind } from "#domain/tag/task-tags.ts";
import type { Task } from "#domain/task/task.ts";

/** The tags of a task that do not go along into a plan; none until the tags of both are known. */
export function useTagsLeft(
  { planId, tagIds }: Pick<Task, "planId" | "tagIds">,
  otherPlanId: number,
): readonly PlanTag[] {
  const here = useLive(readPlanTags, planId);
  const there = useLive(readPlanTags, otherPlanId);
  if (here.state !== "ready" || there.state !== "ready") return [];
  const tags = here.value.filter(({ id }) => tagIds.includes(id));
  return tagsLeftBehind(tags, there.value);
}
