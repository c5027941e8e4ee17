import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { automationToChange } from "./automation-to-change.ts";

/** `plan/automation/delete`: the rule goes; what it did stays, and in the log too. */
export const removeAutomation = defineCommand({
  name: "automation.remove",
  path: "/api/plan/automation/delete",
  arguments: z.object({ id: idOf("automation") }),
  reply: z.object({ id: idOf("automation") }),
  lane: ({ id }) => ({ entity: "automation", id }),
  takes: true,
  *decide({ id }, actor) {
    const found = yield* automationToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    return applied([{ entity: "automation", action: "delete", remove: id }], { id });
  },
});
