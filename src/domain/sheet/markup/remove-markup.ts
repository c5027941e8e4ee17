import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { markupToChange } from "./can-change-markup.ts";

/** `plan/sheet/markup/delete`: out of one's own layer, or by who leads the plan. */
export const removeMarkup = defineCommand({
  name: "markup.remove",
  path: "/api/plan/sheet/markup/delete",
  arguments: z.object({ id: idOf("markup") }),
  reply: z.object({ id: idOf("markup") }),
  lane: ({ id }) => ({ entity: "markup", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* markupToChange(id, actor, "makerOrLeader");
    if (!found.ok) return refused(found.error);
    return applied([{ entity: "markup", action: "delete", remove: id }], { id });
  },
});
