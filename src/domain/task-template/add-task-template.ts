import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { LONG_TEXT_BODY_MAX, TASK_NAME_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { keepTask } from "./keep-task.ts";
import { givenTaskShape } from "./given-task.ts";
import { TASK_TEMPLATES_MAX } from "./task-template-limits.ts";
import { type TaskTemplate, taskTemplateShape } from "./task-template.ts";

/** `plan/task/template/add`: a task that the plan keeps for others like it. */
export const addTaskTemplate = defineCommand({
  name: "taskTemplate.add",
  path: "/api/plan/task/template/add",
  bodyMax: LONG_TEXT_BODY_MAX,
  arguments: z.object({
    id: z.optional(newIdOf("taskTemplate")),
    planId: idOf("plan"),
    name: nameShape(1, TASK_NAME_MAX),
    task: givenTaskShape,
  }),
  reply: taskTemplateShape,
  lane: ({ planId }) => planScope(planId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, planId, name, task }, actor) {
    const membership = yield* whoMayInOpen("templates", planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if ((yield* list("taskTemplate", { planId })).length >= TASK_TEMPLATES_MAX)
      return refused(parameterError("taskTemplate.max", { count: TASK_TEMPLATES_MAX }));
    const kept = yield* keepTask(planId, task);
    if ("refusal" in kept) return refused(kept.refusal);
    const { userId, now } = actor;
    const times = { createTime: now, updateTime: now };
    const put: TaskTemplate = { id, planId, name, task: kept.task, userId, ...times };
    return applied([{ entity: "taskTemplate", action: "add", put }], put);
  },
});
