import * as z from "zod/mini";
import { type Actor, applied, type Change, defineCommand, refused } from "../command.ts";
import {
  LONG_TEXT_BODY_MAX,
  TASK_ASSISTANTS_MAX,
  TASK_NAME_MAX,
  TASK_OWNERS_MAX,
} from "../limits.ts";
import { REMINDERS_MAX } from "./remind/reminder-limits.ts";
import { fieldClaims } from "../field/field-claims.ts";
import { changeFields, fieldValuesShape } from "../field/task-fields.ts";
import { changeState } from "../flow/change-state.ts";
import { refuseAct } from "../plan/plan-acts.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf, idOrNoneOf } from "../reference.ts";
import { conflict, parameterError, type Refusal } from "../refusal.ts";
import { nameShape } from "../name.ts";
import { countShape, flagShape, givenTimeShape, htmlShape } from "../shape.ts";
import {
  canChangeTask,
  canCompleteTask,
  canSetTimes,
  type TaskMembership,
  taskOfMember,
} from "./can-change-task.ts";
import type { Completion } from "./complete-task.ts";
import { editContent } from "./edit/edit-content.ts";
import { editPeople } from "./edit/edit-people.ts";
import { markUpdates, updateMarkingShape } from "./edit/update-marking.ts";
import { mergeTaskEdits } from "./merge-task-edits.ts";
import { givenTimes } from "./milestone/milestone.ts";
import { turnMilestone } from "./milestone/turn-milestone.ts";
import { estimateShape } from "../work-time/estimate.ts";
import { changeTags, refuseTags, tagIdsShape } from "../tag/task-tags.ts";
import { timesFollowed } from "./times-followed.ts";
import { changeReminders } from "./remind/change-reminders.ts";
import { reminderShape } from "./remind/reminder.ts";
import { repeatNumberShape, repeatRuleShape } from "./repeat/repeat-rule.ts";
import { setRepeat } from "./repeat/set-repeat.ts";
import { priorityShape, type Task, taskColorShape, taskShape } from "./task.ts";
import {
  mainTimesEffect,
  refuseTimes,
  sameTimes,
  subtaskTimesEffect,
  timesOf,
  timesShape,
} from "./task-times.ts";

const ownerIdsShape = z.optional(z.array(idOf("user")).check(z.maxLength(TASK_OWNERS_MAX)));
const assistIdsShape = z.optional(z.array(idOf("user")).check(z.maxLength(TASK_ASSISTANTS_MAX)));

const remindersShape = z.optional(z.array(reminderShape).check(z.maxLength(REMINDERS_MAX)));

const editShape = z.object({
  id: idOf("task"),
  name: z.optional(nameShape(1, TASK_NAME_MAX)),
  color: z.optional(taskColorShape),
  priority: z.optional(priorityShape),
  /** 1 = it becomes a milestone, 0 = it is one no more. */
  milestone: z.optional(flagShape),
  /** Minutes of work that it is thought to take, 0 = nobody says. */
  estimate: z.optional(estimateShape),
  /** Epoch ms of completion, 0 reopens. */
  completeTime: z.optional(givenTimeShape),
  /** The completion that reopening was based on; one that came later makes a conflict. */
  completeWas: z.optional(givenTimeShape),
  /** The state of the plan's workflow into which it goes. */
  flowItemId: z.optional(idOf("flowItem")),
  /** The state in which it was then, 0 = none; another one in the meantime makes a conflict. */
  flowItemWas: z.optional(idOrNoneOf("flowItem")),
  times: z.optional(timesShape),
  /** The times the new ones were based on; others in the meantime make a conflict. */
  timesWere: z.optional(timesShape),
  content: z.optional(htmlShape),
  /** The version of the description the new one was based on, 0 = there was none. */
  contentVersion: z.optional(countShape),
  addOwner: ownerIdsShape,
  removeOwner: ownerIdsShape,
  addAssist: assistIdsShape,
  removeAssist: assistIdsShape,
  addTag: tagIdsShape,
  removeTag: tagIdsShape,
  /** What it says in fields of its plan, each for itself. */
  fields: fieldValuesShape,
  /** How it comes again, null = no more. */
  repeat: z.optional(z.nullable(repeatRuleShape)),
  /** Which one of its rule it was then, 0 = it had none: where the next one has come the rule is that one's. */
  repeatWas: z.optional(repeatNumberShape),
  addReminder: remindersShape,
  removeReminder: remindersShape,
});
type Edit = z.infer<typeof editShape>;
type Part = Reading<Completion>;

/** Each changes what it is about, on what those before it have left. */
const parts = [
  editPeople,
  editTags,
  editFields,
  editMilestone,
  editTimes,
  editRepeat,
  editReminders,
  editState,
  editContent,
];

/** `plan/task/edit`: any subset of a task's fields; each one asks for its own right. */
export const editTask = defineCommand({
  name: "task.edit",
  path: "/api/plan/task/edit",
  bodyMax: LONG_TEXT_BODY_MAX,
  arguments: editShape,
  reply: z.extend(taskShape, { updateMarking: updateMarkingShape }),
  lane: (args) => ({ entity: "task", id: args.id }),
  merge: mergeTaskEdits,
  words: { name: "text", content: "html" },
  compared: {
    times: { basedOn: "timesWere", standsAs: "times", kind: "period" },
    content: { basedOn: "contentVersion", standsAs: "version", kind: "html" },
    flowItemId: { basedOn: "flowItemWas", standsAs: "flowItemId", kind: "state" },
    completeTime: { basedOn: "completeWas", standsAs: "completeTime", kind: "completion" },
  },
  claims: ({ id, name, color, priority, fields = [] }) => [
    ...Object.entries({ name, color, priority }).flatMap(([field, value]) =>
      value === undefined
        ? []
        : [{ entity: "task" as const, id, field, value, again: { id, [field]: value } }],
    ),
    ...fieldClaims(id, fields),
  ],
  anew: (
    { name, color, priority, milestone, times, content, addOwner, addAssist, addTag },
    place,
  ) => ({
    planId: place.planId,
    name: name ?? place.name,
    color,
    priority,
    milestone,
    times,
    content,
    owner: addOwner,
    assist: addAssist,
    tag: addTag,
  }),
  *decide(args, actor) {
    const found = yield* taskOfMember(args.id, actor);
    if (!found.ok) return refused(found.refusal);
    const right = refuseRights(args, found.value);
    if (right) return refused(right);

    let task: Task = {
      ...found.value.task,
      name: args.name ?? found.value.task.name,
      color: args.color ?? found.value.task.color,
      priority: args.priority ?? found.value.task.priority,
      estimate: args.estimate ?? found.value.task.estimate,
      updateTime: actor.now,
    };
    const changes: Change[] = [];
    for (const part of parts) {
      const result = yield* part(args, actor, found.value, task);
      if ("refusal" in result) return refused(result.refusal);
      task = result.task;
      changes.push(...result.changes);
    }
    const dialog = args.name && task.dialogId > 0 ? yield* get("dialog", task.dialogId) : undefined;
    if (dialog)
      changes.push({
        entity: "dialog",
        action: "groupUpdate",
        put: { ...dialog, name: task.name },
      });
    const { task: before } = found.value;
    const reply = { ...task, updateMarking: markUpdates(before, task, changes) };
    if (changes.length === 0 && isSame(before, task)) return applied([], reply);
    return applied([{ entity: "task", action: "update", put: task }, ...changes], reply);
  },
});

/** What is already so is no change, and nobody has worked on the task. */
function isSame(before: Task, after: Task): boolean {
  return Object.entries(after).every(
    ([field, value]) => field === "updateTime" || value === before[field as keyof Task],
  );
}

function refuseRights(args: Edit, found: TaskMembership): Refusal | undefined {
  const { main, task } = found;
  if (task.archivedTime > 0) return parameterError("task.archived");
  const { id: _id, completeTime, flowItemId, ...others } = args;
  const { completeWas: _completeWas, flowItemWas: _flowItemWas, repeatWas: _was, ...rest } = others;
  // Two who complete it at the same time both have what they want, whoever owns it since.
  const isDone = completeTime !== undefined && completeTime > 0 && task.completeTime > 0;
  const isTurn = flowItemId !== undefined && flowItemId !== task.flowItemId;
  if (isTurn || (completeTime !== undefined && !isDone)) {
    const right = canCompleteTask(main, found, task);
    if (!right.ok) return right.refusal;
  }
  if (Object.values(rest).some((value) => value !== undefined)) {
    // A milestone has one moment: becoming one, or none any more, gives it other times.
    const keepsTimes = args.times === undefined && args.milestone === undefined;
    const ask = keepsTimes ? canChangeTask : canSetTimes;
    const right = ask(main, found, task);
    if (!right.ok) return right.refusal;
    // What repeats adds tasks by itself.
    if (args.repeat) return refuseAct(found, "addTasks");
  }
  return undefined;
}

function* editTags(args: Edit, _actor: Actor, { task: before }: TaskMembership, task: Task): Part {
  const tagIds = changeTags(before.tagIds, args);
  const refusal = yield* refuseTags(task.planId, before.tagIds, tagIds);
  if (refusal) return { refusal };
  return { task: { ...task, tagIds }, changes: [] };
}

function* editFields(args: Edit, _actor: Actor, _found: TaskMembership, task: Task): Part {
  const changed = yield* changeFields(task.planId, task.fields, args.fields);
  return "refusal" in changed ? changed : { task: { ...task, ...changed }, changes: [] };
}

function editMilestone(
  args: Edit,
  { now }: Actor,
  { task: before }: TaskMembership,
  task: Task,
): Part {
  return turnMilestone(args, { before, task, now });
}

function* editTimes(
  args: Edit,
  actor: Actor,
  { task: before, main }: TaskMembership,
  task: Task,
): Part {
  if (!args.times) return { task, changes: [] };
  const refusal = refuseTimes(args.times);
  if (refusal) return { refusal };
  const times = givenTimes(task, args.times);
  if (
    args.timesWere &&
    !sameTimes(args.timesWere, timesOf(before)) &&
    !sameTimes(times, timesOf(before))
  ) {
    return { refusal: conflict({ times }, { times: timesOf(before) }) };
  }
  const changes: Change[] = [];
  const touch = (row: Task, [startTime, endTime]: readonly [number, number]) => {
    const timed = { ...row, startTime, endTime, updateTime: actor.now };
    const put = timesFollowed(row, timed, actor.now);
    changes.push({ entity: "task", action: "update", put });
  };
  if (before.parentId > 0) {
    const effect = subtaskTimesEffect(main, times);
    if (effect.kind === "main") touch(main, effect.times);
  } else {
    const subtasks = yield* list("task", { parentId: before.id });
    const effect = mainTimesEffect(before, subtasks, times);
    if (effect.kind === "subtasks") {
      for (const subtask of subtasks) {
        const adjusted = effect.times.get(subtask.id);
        if (adjusted) touch(subtask, adjusted);
      }
    }
  }
  const timed = { ...task, startTime: times[0], endTime: times[1] };
  return { task: timesFollowed(before, timed, actor.now), changes };
}

// oxlint-disable-next-line require-yield -- it reads nothing, and stands among parts that do
function* editRepeat(args: Edit, actor: Actor, _found: TaskMembership, task: Task): Part {
  const set = setRepeat(args, actor, task);
  return "refusal" in set ? set : { task: set.task, changes: [] };
}

// oxlint-disable-next-line require-yield -- it reads nothing, and stands among parts that do
function* editReminders(args: Edit, actor: Actor, _found: TaskMembership, task: Task): Part {
  const changed = changeReminders(args, actor.now, task);
  return "refusal" in changed ? changed : { task: changed.task, changes: [] };
}

function editState(args: Edit, actor: Actor, found: TaskMembership, task: Task): Part {
  return changeState(args, actor, found, task);
}
