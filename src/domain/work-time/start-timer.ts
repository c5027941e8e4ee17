import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { get, list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { taskOfMember } from "../task/can-change-task.ts";
import { withTimer } from "./measured-time.ts";
import { TIMERS_MAX } from "./work-time-limits.ts";
import { workTimerShape } from "./work-timer.ts";

/**
 * `plan/task/timer/start`: the caller is at work on a task from the moment at which they said so. What ran until then, here or on
 * another device, ends at that moment, and waits for being kept.
 */
export const startTimer = defineCommand({
  name: "workTimer.start",
  path: "/api/plan/task/timer/start",
  arguments: z.object({ id: z.optional(newIdOf("workTimer")), taskId: idOf("task") }),
  reply: workTimerShape,
  lane: ({ taskId }) => ({ entity: "task", id: taskId }),
  writesOwn: true,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  *decide({ id = 0, taskId }, actor) {
    const found = yield* taskOfMember(taskId, actor);
    if (!found.ok) return refused(found.refusal);
    if (found.value.task.archivedTime > 0) return refused(parameterError("task.archived"));
    const { userId, now: startTime } = actor;
    const open = yield* list("workTimer", { userId });
    if (open.length >= TIMERS_MAX) {
      return refused(parameterError("workTimer.max", { count: TIMERS_MAX }));
    }
    const changed = withTimer(open, { id, userId, taskId, startTime, endTime: 0 });
    const changes = changed.map((put): Change => ({
      entity: "workTimer",
      action: put.id === id ? "add" : "update",
      put,
    }));
    const begun = changed.find((timer) => timer.id === id) ?? (yield* get("workTimer", id));
    return begun ? applied(changes, begun) : refused(parameterError());
  },
});
