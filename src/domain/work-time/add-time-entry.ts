import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { mayIn } from "../plan/plan-acts.ts";
import { get, list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { givenTimeShape, textShape } from "../shape.ts";
import { taskOfMember } from "../task/can-change-task.ts";
import { type TimeEntry, timeEntryShape } from "./time-entry.ts";
import { ENTRY_MINUTES_MAX, ENTRY_NOTE_MAX, TASK_ENTRIES_MAX } from "./work-time-limits.ts";
import { workedChange } from "./worked-change.ts";

/** Minutes of work that somebody names. */
export const workMinutesShape = z.int().check(z.positive(), z.maximum(ENTRY_MINUTES_MAX));
export const workNoteShape = textShape(0, ENTRY_NOTE_MAX);

/** `plan/task/time/add`: time that the caller worked on a task, or who leads the plan says somebody did. */
export const addTimeEntry = defineCommand({
  name: "timeEntry.add",
  path: "/api/plan/task/time/add",
  arguments: z.object({
    id: z.optional(newIdOf("timeEntry")),
    taskId: idOf("task"),
    /** Who worked; the caller where left out. */
    userId: z.optional(idOf("user")),
    startTime: givenTimeShape,
    minutes: workMinutesShape,
    note: z.optional(workNoteShape),
  }),
  reply: timeEntryShape,
  lane: ({ taskId }) => ({ entity: "task", id: taskId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { note: "text" },
  *decide({ id = 0, taskId, userId, startTime, minutes, note = "" }, actor) {
    const found = yield* taskOfMember(taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    if (task.archivedTime > 0) return refused(parameterError("task.archived"));
    const worker = userId ?? actor.userId;
    if (worker !== actor.userId) {
      if (!mayIn(found.value, "workTimes")) return refused(noAccess("timeEntry.ownOnly"));
      const theirs = yield* get("planUser", joinKey(task.planId, worker));
      if (!theirs) return refused(parameterError());
    }
    const entries = yield* list("timeEntry", { taskId });
    if (entries.length >= TASK_ENTRIES_MAX) {
      return refused(parameterError("timeEntry.max", { count: TASK_ENTRIES_MAX }));
    }
    const { now: createTime, now: updateTime } = actor;
    const { planId, privateTo } = task;
    const kept = { id, taskId, planId, privateTo, userId: worker, startTime, minutes, note };
    const put: TimeEntry = { ...kept, timed: 0, createTime, updateTime };
    return applied(
      [{ entity: "timeEntry", action: "add", put }, workedChange(task, [...entries, put], actor)],
      put,
    );
  },
});
