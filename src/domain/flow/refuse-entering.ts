import type { Actor } from "../command.ts";
import type { File } from "../file/file.ts";
import { isPictureFile } from "../file/file-kind.ts";
import { isObserver } from "../plan/plan-role.ts";
import { list, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import type { Task } from "../task/task.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import type { FlowItem } from "./flow-item.ts";

/** Why a task does not come into a state: it asks for another person, or for a photograph, and leaders are no exception. */
export function* refuseEntering(
  to: FlowItem,
  task: Task,
  actor: Actor,
): Reading<Refusal | undefined> {
  const said = { to: to.name };
  if (to.byAnother === 1) {
    if (actor.byRule) return noAccess("flow.byRule", said);
    if (task.stateUserId === actor.userId) {
      const isAlone = !(yield* hasOthers(to, actor));
      return noAccess(isAlone ? "flow.nobodyElse" : "flow.byAnother", said);
    }
  }
  const lacksPhoto = to.needsPhoto === 1 && !(yield* hasNewPhoto(task));
  return lacksPhoto ? parameterError("flow.photoMissing", said) : undefined;
}

/** Whether the plan has anybody else who could bring its tasks anywhere. */
function* hasOthers(
  { planId }: Pick<FlowItem, "planId">,
  { userId }: Pick<Actor, "userId">,
): Reading<boolean> {
  for (const member of yield* list("planUser", { planId })) {
    if (member.userId === userId || isObserver(member)) continue;
    if (!(yield* refuseAbsent([member.userId]))) return true;
  }
  return false;
}

/**
 * Whether somebody has added a photograph since the task came where it stands; a subtask without a chat of its own has
 * those of its task. One that is announced counts: a browser announces what it holds, and its bytes follow by
 * themselves, so that what was done without a network is not refused because a picture is slower than the words.
 */
function* hasNewPhoto({ id, parentId, stateTime }: Task): Reading<boolean> {
  for (const taskId of parentId > 0 ? [id, parentId] : [id]) {
    const files = yield* list("file", { taskId });
    if (files.some((file) => isPhoto(file) && file.createTime >= stateTime)) return true;
  }
  return false;
}

/** A picture that was said in the chat; those that came along as the task was copied show another one. */
function isPhoto(file: File): boolean {
  const { messageId, scan } = file;
  const isBarred = scan === "infected" || scan === "tooLarge";
  return isPictureFile(file) && messageId > 0 && !isBarred;
}
