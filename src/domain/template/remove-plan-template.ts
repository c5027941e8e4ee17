import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { companyScope } from "../scope.ts";
import { planTemplateToChange } from "./plan-template-to-change.ts";

/** `plan/template/remove`: plans that began with it stay as they are. */
export const removePlanTemplate = defineCommand({
  name: "planTemplate.remove",
  path: "/api/plan/template/remove",
  takes: true,
  arguments: z.object({ id: idOf("planTemplate") }),
  reply: z.object({ id: idOf("planTemplate") }),
  lane: () => companyScope,
  *decide({ id }, actor) {
    const found = yield* planTemplateToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    return applied([{ entity: "planTemplate", action: "delete", remove: id }], { id });
  },
});
