import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { fieldToChange } from "./field-to-change.ts";

/** `plan/field/delete`: the field, with all that tasks say in it; sums go on without it. */
export const removeField = defineCommand({
  name: "field.remove",
  path: "/api/plan/field/delete",
  arguments: z.object({ id: idOf("planField") }),
  reply: z.object({ id: idOf("planField") }),
  lane: ({ id }) => ({ entity: "planField", id }),
  reachesPrivate: true,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* fieldToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const { planId } = found.field;
    const tasks = (yield* list("task", { planId })).filter(({ fields }) => id in fields);
    const sums = (yield* list("planField", { planId })).filter((one) => one.addends.includes(id));
    const changes: Change[] = [{ entity: "planField", action: "delete", remove: id }];
    for (const task of tasks) {
      const { [id]: _gone, ...fields } = task.fields;
      changes.push({ entity: "task", action: "update", put: { ...task, fields } });
    }
    for (const sum of sums) {
      const addends = sum.addends.filter((one) => one !== id);
      changes.push({ entity: "planField", action: "update", put: { ...sum, addends } });
    }
    return applied(changes, { id });
  },
});
