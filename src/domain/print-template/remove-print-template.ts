import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { companyScope } from "../scope.ts";
import { templateToChange } from "./template-to-change.ts";

/** `system/printDev/{id}`: a template that nothing is printed by any more. */
export const removePrintTemplate = defineCommand({
  name: "printTemplate.remove",
  method: "DELETE",
  path: "/erp-api/system/printDev/{id}",
  access: "admin",
  arguments: z.object({ id: idOf("printTemplate") }),
  reply: z.object({ id: idOf("printTemplate") }),
  lane: () => companyScope,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* templateToChange(id, actor);
    if (!found.ok) return refused(found.error);
    return applied([{ entity: "printTemplate", action: "delete", remove: id }], { id });
  },
});
