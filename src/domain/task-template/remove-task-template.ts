import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { taskTemplateToChange } from "./task-template-to-change.ts";

/** `plan/task/template/delete`: the template goes, tasks made from it stay. */
export const removeTaskTemplate = defineCommand({
  name: "taskTemplate.remove",
  path: "/api/plan/task/template/delete",
  arguments: z.object({ id: idOf("taskTemplate") }),
  reply: z.object({ id: idOf("taskTemplate") }),
  lane: ({ id }) => ({ entity: "taskTemplate", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* taskTemplateToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    return applied([{ entity: "taskTemplate", action: "delete", remove: id }], { id });
  },
});
