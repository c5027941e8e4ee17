import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { get, list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { countShape } from "../shape.ts";
import { taskOfMember } from "../task/can-change-task.ts";
import { workNoteShape } from "./add-time-entry.ts";
import { freeTime } from "./measured-time.ts";
import type { TimeEntry } from "./time-entry.ts";
import { TASK_ENTRIES_MAX } from "./work-time-limits.ts";
import { workedChange } from "./worked-change.ts";

/**
 * `plan/task/timer/stop`: what a timer measured becomes an entry, up to now or to where another one began. One that another
 * device has stopped is not stopped again.
 */
export const stopTimer = defineCommand({
  name: "workTimer.stop",
  path: "/api/plan/task/timer/stop",
  arguments: z.object({
    /** Of the entry. */
    id: z.optional(newIdOf("timeEntry")),
    timerId: idOf("workTimer"),
    taskId: idOf("task"),
    note: z.optional(workNoteShape),
  }),
  reply: z.object({ minutes: countShape }),
  lane: ({ taskId }) => ({ entity: "task", id: taskId }),
  writesOwn: true,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { note: "text" },
  *decide({ id = 0, timerId, taskId, note = "" }, actor) {
    const found = yield* taskOfMember(taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    const { userId, now } = actor;
    const timer = yield* get("workTimer", timerId);
    if (!timer || timer.userId !== userId) return applied([], { minutes: 0 });
    if (timer.taskId !== taskId) return refused(parameterError());
    const entries = yield* list("timeEntry", { taskId });
    if (entries.length >= TASK_ENTRIES_MAX) {
      return refused(parameterError("timeEntry.max", { count: TASK_ENTRIES_MAX }));
    }
    const end = timer.endTime > 0 ? Math.min(timer.endTime, now) : now;
    const own = yield* list("timeEntry", { userId });
    const free = freeTime([timer.startTime, end], own);
    const changes: Change[] = [{ entity: "workTimer", action: "delete", remove: timerId }];
    if (free) {
      const { planId, privateTo } = task;
      const kept = { id, taskId, planId, privateTo, userId, ...free, note };
      const put: TimeEntry = { ...kept, timed: 1, createTime: now, updateTime: now };
      changes.push(
        { entity: "timeEntry", action: "add", put },
        workedChange(task, [...entries, put], actor),
      );
    }
    return applied(changes, { minutes: free?.minutes ?? 0 });
  },
});
