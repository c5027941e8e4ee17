import * as z from "zod/mini";
import type { Id } from "../id.ts";
import { TASK_TAGS_MAX } from "../limits.ts";
import { comparedName } from "../name.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { PlanTag } from "./plan-tag.ts";

export const tagIdsShape = z.optional(z.array(idOf("planTag")).check(z.maxLength(TASK_TAGS_MAX)));

/** Tags that come to a task and go from it: sets travel as additions and removals, so that two edits add up. */
export interface TagChange {
  readonly addTag?: readonly Id[] | undefined;
  readonly removeTag?: readonly Id[] | undefined;
}

/** The tags after the change, the newest last; the same list where nothing changes. */
export function changeTags(before: Id[], { addTag = [], removeTag = [] }: TagChange): Id[] {
  const left = before.filter((id) => !removeTag.includes(id));
  const after = [...new Set([...left, ...addTag])];
  const isSame = after.length === before.length && after.every((id, at) => id === before[at]);
  return isSame ? before : after;
}

/** Refuses too many tags, and any that is not the plan's. */
export function* refuseTags(
  planId: Id,
  before: readonly Id[],
  after: readonly Id[],
): Reading<Refusal | undefined> {
  if (after.length > Math.max(TASK_TAGS_MAX, before.length)) {
    return parameterError("task.tagsMax", { count: TASK_TAGS_MAX });
  }
  for (const id of after.filter((tagId) => !before.includes(tagId))) {
    if ((yield* get("planTag", id))?.planId !== planId) return parameterError("tag.gone");
  }
  return undefined;
}

/** The tags that a task keeps in another plan: those of the same name, which that plan has as well. */
export function* tagsElsewhere(planId: Id, tagIds: readonly Id[]): Reading<Id[]> {
  if (tagIds.length === 0) return [];
  const twinOf = twinsAmong(yield* list("planTag", { planId }));
  const kept: Id[] = [];
  for (const tagId of tagIds) {
    const tag = yield* get("planTag", tagId);
    const twin = tag && twinOf(tag);
    if (twin && !kept.includes(twin.id)) kept.push(twin.id);
  }
  return kept;
}

/** The tags that do not go along into a plan that has these. */
export function tagsLeftBehind(tags: readonly PlanTag[], there: readonly PlanTag[]): PlanTag[] {
  const twinOf = twinsAmong(there);
  return tags.filter((tag) => !twinOf(tag));
}

function twinsAmong(there: readonly PlanTag[]): (tag: PlanTag) => PlanTag | undefined {
  const byName = new Map(there.map((tag) => [comparedName(tag.name), tag]));
  return ({ name }) => byName.get(comparedName(name));
}
