import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { LONG_TEXT_BODY_MAX, TASK_NAME_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { keepTask } from "./keep-task.ts";
import { givenTaskShape } from "./given-task.ts";
import { taskTemplateToChange } from "./task-template-to-change.ts";
import { taskTemplateShape } from "./task-template.ts";

/** `plan/task/template/edit`: its name, or all that tasks made from it begin with. */
export const editTaskTemplate = defineCommand({
  name: "taskTemplate.edit",
  path: "/api/plan/task/template/edit",
  bodyMax: LONG_TEXT_BODY_MAX,
  arguments: z.object({
    id: idOf("taskTemplate"),
    name: z.optional(nameShape(1, TASK_NAME_MAX)),
    task: z.optional(givenTaskShape),
  }),
  reply: taskTemplateShape,
  lane: ({ id }) => ({ entity: "taskTemplate", id }),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide({ id, name, task }, actor) {
    const found = yield* taskTemplateToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { template } = found;
    const kept = task ? yield* keepTask(template.planId, task, template.task) : template;
    if ("refusal" in kept) return refused(kept.refusal);
    const put = {
      ...template,
      name: name ?? template.name,
      task: kept.task,
      updateTime: actor.now,
    };
    return applied([{ entity: "taskTemplate", action: "update", put }], put);
  },
});
