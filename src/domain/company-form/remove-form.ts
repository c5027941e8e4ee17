import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { companyScope } from "../scope.ts";
import { formToChange } from "./form-to-change.ts";

/** People use it, so it and how it is decided stay (code 4204 of forms-approvals 7.4). */
export const NOT_REMOVABLE = 4204;

/** `visualdev/Base/{id}`: a form that is not filled in goes with its versions, as long as nobody has. */
export const removeForm = defineCommand({
  name: "form.remove",
  method: "DELETE",
  path: "/erp-api/visualdev/Base/{id}",
  access: "admin",
  arguments: z.object({ id: idOf("form") }),
  reply: z.object({ id: idOf("form") }),
  lane: () => companyScope,
  seesAll: true,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* formToChange(id, actor);
    if (!found.ok) return refused(found.error);
    if (found.value.state === "published")
      return refused({ code: NOT_REMOVABLE, reason: "form.switchOffFirst" });
    const [record] = yield* list("record", { formId: id }, { by: "id", end: "first" });
    if (record) return refused({ code: NOT_REMOVABLE, reason: "form.hasRecords" });
    return applied([{ entity: "form", action: "delete", remove: id }], { id });
  },
});
