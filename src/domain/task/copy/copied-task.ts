import type { Actor, Change } from "../../command.ts";
import { byRank } from "../../by-rank.ts";
import { fieldsElsewhere } from "../../field/task-fields.ts";
import { beginning } from "../../flow/beginning.ts";
import { thoseWhoCan } from "../../flow/enter-state.ts";
import { flowOfPlan, startOf } from "../../flow/flow-of-plan.ts";
import type { Id } from "../../id.ts";
import { lastRank, rankBetween } from "../../rank.ts";
import { get, list, type Reading } from "../../reading.ts";
import type { Refusal } from "../../refusal.ts";
import { tagsElsewhere } from "../../tag/task-tags.ts";
import { membersAmong } from "../change-plan.ts";
import { newTask } from "../new-task.ts";
import { refuseFullPlan } from "../refuse-full-plan.ts";
import { nextReminder } from "../remind/next-reminder.ts";
import type { Task } from "../task.ts";
import type { Times } from "../task-times.ts";
import { copyChecklistChanges } from "./copy-checklist.ts";
import { COPIED_PARTS, type CopiedPart } from "./copied-parts.ts";
import { copyFilesChanges } from "./copy-files.ts";

/** What the copy of a task is to be, beside what it takes from it. */
export interface TaskCopy {
  /** The ids of all that is born. */
  readonly nextId: () => Id;
  /** The plan into which it comes; that of the task where left out. */
  readonly planId?: Id;
  /** The column at whose end it comes, of that plan. */
  readonly columnId: Id;
  /** What it is called; as the task where left out. */
  readonly name?: string | undefined;
  /** What it takes along; all where left out. */
  readonly parts?: readonly CopiedPart[];
  /** Files that it brings along at most. */
  readonly filesMax?: number;
  readonly times: Times;
  /** What the times of its subtasks become. */
  readonly timesOf: (task: Pick<Task, "startTime" | "endTime">) => Times;
  readonly repeat?: Task["repeat"];
  /** Reminders that would have come before this moment, epoch ms, are not told. */
  readonly remindAfter: number;
}

/**
 * A task once more, as it was planned: open, with its words, people, tags, subtasks, checklist and the files that have
 * come; people who have left the plan stay behind, and nothing of the chat comes along.
 */
export function* copyTaskChanges(
  task: Task,
  copy: TaskCopy,
  actor: Actor,
): Reading<{ task: Task; changes: Change[] } | { refusal: Refusal }> {
  const { nextId, columnId, times, timesOf, repeat = null, remindAfter } = copy;
  const { planId = task.planId, parts = COPIED_PARTS, filesMax } = copy;
  const takes = (part: CopiedPart) => parts.includes(part);
  const subtasks = takes("subtasks")
    ? (yield* list("task", { parentId: task.id })).toSorted(byRank)
    : [];
  const full = yield* refuseFullPlan(planId, 1 + subtasks.length);
  if (full) return { refusal: full };
  const brings = { planId, people: takes("people"), tags: takes("tags") };
  const named = yield* peopleThere(task, brings);
  const { state, taskUser } = yield* beginning(planId, named, actor);
  const end = { by: "rank", end: "last" } as const;
  const siblings = yield* list("task", { columnId, parentId: 0 }, end);
  const [startTime, endTime] = times;
  const { color, priority, milestone } = task;
  const { userId } = actor;
  const place = { planId, columnId, userId };
  const id = nextId();
  const shownTo = yield* membersAmong(
    planId,
    task.visibleTo.map((each) => ({ userId: each })),
  );
  const born = newTask(
    {
      ...place,
      id,
      // What was private stays so: nobody learns by a copy what they did not see.
      privateTo: task.privateTo > 0 ? id : 0,
      visibleTo: shownTo.map((each) => each.userId),
      dialogId: nextId(),
      name: copy.name ?? task.name,
      tagIds: yield* tagsThere(task, brings),
      fields: yield* fieldsThere(task, planId),
      color,
      priority,
      milestone,
      estimate: task.estimate,
      rank: rankBetween(lastRank(siblings), undefined),
      taskUser,
      startTime,
      endTime,
      state,
      repeat,
      reminders: takes("times") ? task.reminders : [],
    },
    actor.now,
  );
  const { now } = actor;
  const checklist = takes("checklist")
    ? yield* copyChecklistChanges(task.id, born, { nextId, now })
    : [];
  const files = takes("files")
    ? yield* copyFilesChanges(task.id, born, { nextId, now, filesMax })
    : { count: 0, changes: [] };
  const counts = { checkNum: checklist.length, fileNum: files.count };
  const put = { ...born, ...counts, remindTime: nextReminder(born, remindAfter) };
  const changes: Change[] = [{ entity: "task", action: "add", put }];
  const content = yield* get("taskContent", task.id);
  if (content) {
    const { privateTo } = put;
    const row = { ...content, id, planId, privateTo, version: 1, userId, updateTime: now };
    changes.push({ entity: "taskContent", action: "update", put: row });
  }
  const first = startOf(yield* flowOfPlan(planId));
  for (const subtask of subtasks) {
    const [from, to] = timesOf(subtask);
    const row = newTask(
      {
        ...place,
        id: nextId(),
        parentId: put.id,
        privateTo: put.privateTo,
        dialogId: 0,
        name: subtask.name,
        rank: subtask.rank,
        taskUser: yield* peopleThere(subtask, brings),
        tagIds: yield* tagsThere(subtask, brings),
        fields: yield* fieldsThere(subtask, planId),
        color: subtask.color,
        priority: subtask.priority,
        estimate: subtask.estimate,
        startTime: from,
        endTime: to,
        state: first,
        reminders: takes("times") ? subtask.reminders : [],
      },
      actor.now,
    );
    const remindTime = nextReminder(row, remindAfter);
    changes.push({ entity: "task", action: "add", put: { ...row, remindTime } });
  }
  return { task: put, changes: [...changes, ...checklist, ...files.changes] };
}

function* fieldsThere(task: Task, planId: Id): Reading<Task["fields"]> {
  return planId === task.planId ? task.fields : yield* fieldsElsewhere(planId, task.fields);
}

/** What comes along into which plan. */
interface Brings {
  readonly planId: Id;
  readonly people: boolean;
  readonly tags: boolean;
}

function* peopleThere({ taskUser }: Task, { planId, people }: Brings): Reading<Task["taskUser"]> {
  if (!people) return [];
  const there = yield* thoseWhoCan(
    planId,
    taskUser.map(({ userId }) => userId),
  );
  return taskUser.filter(({ userId }) => there.includes(userId));
}

function* tagsThere(task: Task, { planId, tags }: Brings): Reading<Id[]> {
  if (!tags) return [];
  return planId === task.planId ? task.tagIds : yield* tagsElsewhere(planId, task.tagIds);
}
