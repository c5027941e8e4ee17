import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { canChangeTask, taskOfMember } from "../can-change-task.ts";
import { membersAmong } from "../change-plan.ts";
import { type Task, taskShape } from "../task.ts";
import { keepFollowers } from "./keep-followers.ts";
import { liesWithChanges } from "./lies-with.ts";
import { type Visibility, visibilityShape, VISIBLE_TO_MAX } from "./visibility.ts";

/** The chosen people, as far as they are in the plan; they count only where `visibility` is 3. */
export const visibleToShape = z.array(idOf("user")).check(z.maxLength(VISIBLE_TO_MAX));

/**
 * `plan/task/visibility`: who sees a task with all that belongs to it: everybody in its plan, its people, or these and others
 * who are chosen. Who leads the plan sees all of its tasks.
 */
export const setVisibility = defineCommand({
  name: "task.setVisibility",
  path: "/api/plan/task/visibility",
  arguments: z.object({
    id: idOf("task"),
    visibility: visibilityShape,
    visibleTo: z.optional(visibleToShape),
  }),
  reply: taskShape,
  lane: ({ id }) => ({ entity: "task", id }),
  merge: (earlier, later) => (earlier.id === later.id ? later : undefined),
  *decide({ id, visibility, visibleTo = [] }, actor) {
    const found = yield* taskOfMember(id, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    if (task.parentId > 0) return refused(parameterError("task.visibilityOfSubtask"));
    if (task.archivedTime > 0) return refused(parameterError("task.archived"));
    const right = canChangeTask(task, found.value);
    if (!right.ok) return refused(right.refusal);
    const seenBy = yield* privacyOf(task, { visibility, visibleTo });
    if (isSame(task, seenBy)) return applied([], task);
    const subtasks = yield* list("task", { parentId: id });
    const shown = { ...task, ...seenBy, updateTime: actor.now };
    const put = yield* keepFollowers(shown);
    const below = subtasks.map((one) => ({ ...one, privateTo: put.privateTo }));
    const moves = put.privateTo !== task.privateTo;
    const family = moves ? [put, ...below] : [put];
    const rows = family.map((row): Change => ({ entity: "task", action: "update", put: row }));
    return applied([...rows, ...(moves ? yield* liesWithChanges(family) : [])], put);
  },
});

/** What somebody wishes; everybody in the plan sees a task of which nothing is wished. */
interface Wish {
  readonly visibility?: Visibility | undefined;
  readonly visibleTo?: readonly Id[] | undefined;
}

/** Where a task lies and whom it is shown to, as somebody wishes. */
export function* privacyOf(
  { id, planId }: Pick<Task, "id" | "planId">,
  { visibility = 1, visibleTo = [] }: Wish,
): Reading<Pick<Task, "privateTo" | "visibleTo">> {
  if (visibility === 1) return { privateTo: 0, visibleTo: [] };
  const chosen = visibility === 3 ? [...new Set(visibleTo)].map((userId) => ({ userId })) : [];
  const there = yield* membersAmong(planId, chosen);
  return { privateTo: id, visibleTo: there.map(({ userId }) => userId) };
}

function isSame(task: Task, { privateTo, visibleTo }: Pick<Task, "privateTo" | "visibleTo">) {
  const before = new Set(task.visibleTo);
  return (
    task.privateTo === privateTo &&
    before.size === visibleTo.length &&
    visibleTo.every((userId) => before.has(userId))
  );
}
