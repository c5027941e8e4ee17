import type { Actor, Change } from "../command.ts";
import { assignPeople } from "../flow/assign-people.ts";
import type { FlowItem } from "../flow/flow-item.ts";
import { stateByCompletion } from "../flow/flow-of-plan.ts";
import type { Id } from "../id.ts";
import { changeFields } from "../field/task-fields.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal, taskGone } from "../refusal.ts";
import { canChangeTask } from "../task/can-change-task.ts";
import { newTask } from "../task/new-task.ts";
import { privacyOf } from "../task/private/set-visibility.ts";
import { assistantsOf, ownersOf, type Task, type TaskUser } from "../task/task.ts";
import { changePeople, refusePeople } from "../task/task-people.ts";
import { refuseTimes } from "../task/task-times.ts";
import type { Membership } from "./can-change-plan.ts";
import {
  type ImportedTask,
  importedChat,
  importedChecks,
  importedContent,
  notAheadOf,
  privateToOf,
} from "./imported-task.ts";

/** What an imported task comes into. */
interface Surroundings {
  /** Whoever brings it, in the plan. */
  readonly membership: Membership;
  readonly planId: Id;
  readonly columns: ReadonlySet<Id>;
  readonly tags: ReadonlySet<Id>;
  readonly flow: readonly FlowItem[];
  /** Who comes to a task in the state with which it begins. */
  readonly beginners: readonly Id[];
  /** Those that come with it. */
  readonly tasks: readonly ImportedTask[];
}

type Rows = { readonly changes: readonly Change[] } | { readonly refusal: Refusal };

/** An imported task with all that it brings, or why it cannot come in. */
export function* importedRows(
  given: ImportedTask,
  chunk: Surroundings,
  actor: Actor,
): Reading<Rows> {
  const { planId, columns, tags, flow } = chunk;
  const stated = statedTask(flow, notAheadOf(actor.now, given), actor);
  if (!stated) return { refusal: parameterError("flow.gone") };
  const { task, state } = stated;
  if (!columns.has(task.columnId)) return { refusal: parameterError("column.gone") };
  if (task.tagIds?.some((id) => !tags.has(id))) return { refusal: parameterError("tag.gone") };
  const taskUser = peopleOf(stated, chunk, actor);
  const refusal =
    (yield* refusePlace(task, chunk)) ??
    refuseTimes([task.startTime, task.endTime]) ??
    (yield* refusePeople(planId, [], taskUser));
  if (refusal) return { refusal };
  const { messages = [], checks = [] } = task;
  const filled = yield* changeFields(planId, {}, task.fields);
  if ("refusal" in filled) return filled;
  const { fields } = filled;
  const privacy = yield* privacyOfImported(task, chunk);
  const row = newTask(
    { ...task, fields, taskUser, state, planId, ...privacy, userId: actor.userId },
    actor.now,
  );
  const place = { planId, privateTo: row.privateTo };
  const checkDone = checks.filter(({ done }) => done === 1).length;
  const counts = { msgNum: messages.length, checkNum: checks.length, checkDone };
  return {
    changes: [
      { entity: "task", action: "add", put: { ...row, ...counts } },
      ...importedContent(task, place, actor),
      ...importedChecks(task, place, actor.now),
      ...(messages.length > 0 ? importedChat(task, place, actor) : []),
    ],
  };
}

/** A private task brings those along whom it is shown to; a subtask lies with its task. */
function* privacyOfImported(
  { id, parentId, isPrivate, visibleTo }: ImportedTask,
  { planId, tasks }: Surroundings,
): Reading<Pick<Task, "privateTo" | "visibleTo">> {
  if (parentId === 0)
    return yield* privacyOf({ id, planId }, { visibility: isPrivate === 1 ? 3 : 1, visibleTo });
  const beside = tasks.find((other) => other.id === parentId);
  const standing = beside ? undefined : yield* get("task", parentId);
  const privateTo = beside ? privateToOf(beside, tasks) : (standing?.privateTo ?? 0);
  return { privateTo, visibleTo: [] };
}

interface Stated {
  readonly task: ImportedTask;
  readonly state: FlowItem | undefined;
}

/** A task in the state that it names, or that it is in by what it says; undefined where the plan has none such. */
function statedTask(
  flow: readonly FlowItem[],
  task: ImportedTask,
  { now }: Pick<Actor, "now">,
): Stated | undefined {
  const { flowItemId, completeTime } = task;
  const state =
    flowItemId === undefined
      ? stateByCompletion(flow, { completeTime, cancelled: 0 })
      : flow.find(({ id }) => id === flowItemId);
  if (!state) return flowItemId === undefined ? { task, state } : undefined;
  const ended = state.status === "end" ? completeTime || now : 0;
  return { task: { ...task, completeTime: ended }, state };
}

/** Those whom it names, and whom the state names with which it begins as any other. */
function peopleOf({ task, state }: Stated, { beginners }: Surroundings, actor: Actor): TaskUser[] {
  const named = changePeople([], { addOwner: ownersOf(task), addAssist: assistantsOf(task) });
  const isBeginning = task.flowItemId === undefined && state?.status === "start";
  if (!isBeginning) return named;
  return assignPeople(named, { autoAssign: "add", userIdList: [...beginners] }, actor.userId);
}

/**
 * A task has room for a chat. A subtask has none, and its task is one of the
 * plan: one of another plan would tie two plans together.
 */
function* refusePlace(
  task: ImportedTask,
  chunk: Pick<Surroundings, "planId" | "tasks" | "membership">,
): Reading<Refusal | undefined> {
  if (task.parentId === 0) return task.dialogId > 0 ? undefined : parameterError();
  if (task.milestone === 1) return parameterError("task.milestoneSubtask");
  const isMore = task.content || task.messages?.length || task.checks?.length;
  if (task.dialogId !== 0 || isMore) return parameterError();
  const beside = chunk.tasks.find((other) => other.id === task.parentId && other.parentId === 0);
  const parent = beside ?? (yield* get("task", task.parentId));
  const isHere =
    beside !== undefined || (parent && "planId" in parent && parent.planId === chunk.planId);
  if (!parent || !isHere || parent.parentId !== 0) return taskGone(task.parentId);
  const barred = "planId" in parent ? refuseBelow(parent, chunk.membership) : undefined;
  if (barred) return barred;
  return parent.milestone === 1 ? parameterError("task.milestoneSubtasks") : undefined;
}

/** Why nothing may come below a task that stands: it takes the right to change it, as with a subtask that is added by hand. */
function refuseBelow(parent: Task, membership: Membership): Refusal | undefined {
  if (membership.member.role === "observer") return noAccess("plan.observerReads");
  const right = canChangeTask(parent, membership);
  return right.ok ? undefined : right.refusal;
}
