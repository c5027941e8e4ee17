import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { countedChange } from "./check-counts.ts";
import { checkItemToChange } from "./checklist-of.ts";

/** `plan/task/checklist/delete`: one line. */
export const removeCheckItem = defineCommand({
  name: "checkItem.remove",
  path: "/api/plan/task/checklist/delete",
  arguments: z.object({ id: idOf("checkItem") }),
  reply: z.object({ id: idOf("checkItem") }),
  lane: ({ id }) => ({ entity: "checkItem", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* checkItemToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const left = found.items.filter((item) => item.id !== id);
    return applied(
      [
        { entity: "checkItem", action: "delete", remove: id },
        countedChange(found.task, left, actor),
      ],
      { id },
    );
  },
});
