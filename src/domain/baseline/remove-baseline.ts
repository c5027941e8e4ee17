import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { baselineToChange } from "./baseline-to-change.ts";

/** `plan/baseline/delete`: what was kept is gone; the tasks stay. */
export const removeBaseline = defineCommand({
  name: "baseline.remove",
  path: "/api/plan/baseline/delete",
  arguments: z.object({ id: idOf("baseline") }),
  reply: z.object({ id: idOf("baseline") }),
  lane: ({ id }) => ({ entity: "baseline", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* baselineToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    return applied([{ entity: "baseline", action: "delete", remove: id }], { id });
  },
});
