import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { tagToChange } from "./can-change-tag.ts";

/** `plan/tag/delete`: the tag, and the mark of it on every task. */
export const removeTag = defineCommand({
  name: "tag.remove",
  path: "/api/plan/tag/delete",
  arguments: z.object({ id: idOf("planTag") }),
  reply: z.object({ id: idOf("planTag") }),
  lane: ({ id }) => ({ entity: "planTag", id }),
  reachesPrivate: true,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* tagToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const tasks = yield* list("task", { planId: found.tag.planId });
    const marked = tasks.filter(({ tagIds }) => tagIds.includes(id));
    const changes = marked.map((task): Change => {
      const tagIds = task.tagIds.filter((tagId) => tagId !== id);
      return { entity: "task", action: "update", put: { ...task, tagIds } };
    });
    return applied([{ entity: "planTag", action: "delete", remove: id }, ...changes], { id });
  },
});
