import type { Actor } from "../../command.ts";
import type { Reading } from "../../reading.ts";
import type { TaskMembership } from "../can-change-task.ts";
import type { Completion } from "../complete-task.ts";
import { chatPeopleChanges } from "../open-task-dialog.ts";
import { keepFollowers, keepFollowersAbove } from "../private/keep-followers.ts";
import type { Task } from "../task.ts";
import { changePeople, type PeopleChange, refusePeople } from "../task-people.ts";

/** Other people of a task: whoever comes joins its chat, and who no longer sees a private one follows it no more. */
export function* editPeople(
  args: PeopleChange,
  actor: Actor,
  { task: before, main }: TaskMembership,
  task: Task,
): Reading<Completion> {
  if (!args.addOwner && !args.removeOwner && !args.addAssist && !args.removeAssist) {
    return { task, changes: [] };
  }
  const taskUser = changePeople(before.taskUser, args);
  const refusal = yield* refusePeople(task.planId, before.taskUser, taskUser);
  if (refusal) return { refusal };
  const changed = yield* keepFollowers({ ...task, taskUser });
  const above = yield* keepFollowersAbove(main, changed);
  const chat = yield* chatPeopleChanges(changed, actor.now);
  return { task: changed, changes: [...above, ...chat] };
}
