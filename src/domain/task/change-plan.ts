import type { Change } from "../command.ts";
import { fieldsElsewhere } from "../field/task-fields.ts";
import { withState } from "../flow/flow-fields.ts";
import { flowOfPlan, stateByCompletion } from "../flow/flow-of-plan.ts";
import { type Id, joinKey } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { tagsElsewhere } from "../tag/task-tags.ts";
import { dropLinksChanges } from "../task-link/links-of-tasks.ts";
import type { Task } from "./task.ts";

/** Those of the people who are members of the plan. */
export function* membersAmong<Person extends { readonly userId: Id }>(
  planId: Id,
  people: readonly Person[],
): Reading<Person[]> {
  const members: Person[] = [];
  for (const entry of people) {
    if (yield* get("planUser", joinKey(planId, entry.userId))) members.push(entry);
  }
  return members;
}

/**
 * What follows a task into the plan that it has moved to: subtasks, descriptions
 * and chats, also those that a subtask had before it became one. People who are no members there stay behind, as does what it waited for;
 * messages keep their places and follow their chat by themselves.
 */
export function* planFollowsChanges(task: Task, planBefore: Id): Reading<Change[]> {
  const { id, planId, columnId } = task;
  const changes: Change[] = [];
  const flow = yield* flowOfPlan(planId);
  const subtasks = yield* list("task", { parentId: id });
  for (const subtask of subtasks) {
    const taskUser = yield* membersAmong(planId, subtask.taskUser);
    const tagIds = yield* tagsElsewhere(planId, subtask.tagIds);
    const followers = yield* membersAmong(planId, subtask.followers);
    const fields = yield* fieldsElsewhere(planId, subtask.fields);
    const moved = { ...subtask, planId, columnId, taskUser, followers, tagIds, fields };
    const put = withState(moved, stateByCompletion(flow, subtask));
    changes.push({ entity: "task", action: "update", put });
  }
  const family = [task, ...subtasks];
  const moved = family.map((each) => each.id);
  changes.push(...(yield* dropLinksChanges(planBefore, moved)));
  for (const each of family) {
    changes.push(...(yield* belongingsFollowChanges({ ...each, planId })));
  }
  return changes;
}

/**
 * The description of a task and its chat come to where it lies, and who is in the plan stays in the chat. Messages and files follow that
 * by themselves, as lines of the checklist, pins and times that were worked follow the task.
 */
export function* belongingsFollowChanges({
  id,
  dialogId,
  planId,
  privateTo,
}: Pick<Task, "id" | "dialogId" | "planId" | "privateTo">): Reading<Change[]> {
  const place = { planId, privateTo };
  const content = yield* get("taskContent", id);
  const chat = yield* chatFollowsChanges(dialogId, place);
  if (!content) return chat;
  return [{ entity: "taskContent", action: "update", put: { ...content, ...place } }, ...chat];
}

function* chatFollowsChanges(
  dialogId: Id,
  place: Pick<Task, "planId" | "privateTo">,
): Reading<Change[]> {
  const dialog = dialogId > 0 ? yield* get("dialog", dialogId) : undefined;
  if (!dialog) return [];
  const isElsewhere = dialog.planId !== place.planId;
  const put = { ...dialog, ...place };
  const action = isElsewhere ? "groupAdd" : "groupUpdate";
  const changes: Change[] = [{ entity: "dialog", action, put }];
  for (const entry of yield* list("dialogUser", { dialogId })) {
    if (!isElsewhere) {
      changes.push({ entity: "dialogUser", action: "update", put: { ...entry, ...place } });
      continue;
    }
    const member = yield* get("planUser", joinKey(place.planId, entry.userId));
    changes.push(
      member
        ? { entity: "dialogUser", action: "groupJoin", put: { ...entry, ...place } }
        : { entity: "dialogUser", action: "groupExit", remove: entry.id },
    );
  }
  for (const mark of yield* list("messageMark", { dialogId })) {
    changes.push({ entity: "messageMark", action: "update", put: { ...mark, ...place } });
  }
  return changes;
}
