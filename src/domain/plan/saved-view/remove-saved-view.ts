import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { savedViewToChange } from "./can-change-saved-view.ts";

/** `plan/view/delete`: the name goes; nothing of the plan does. */
export const removeSavedView = defineCommand({
  name: "savedView.remove",
  path: "/api/plan/view/delete",
  arguments: z.object({ id: idOf("savedView") }),
  reply: z.object({ id: idOf("savedView") }),
  lane: ({ id }) => ({ entity: "savedView", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* savedViewToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    return applied([{ entity: "savedView", action: "delete", remove: id }], { id });
  },
});
