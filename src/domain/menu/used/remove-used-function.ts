import * as z from "zod/mini";
import { applied, defineCommand } from "../../command.ts";
import { markForm } from "../../company-form/favourite/mark-form.ts";
import { joinKey } from "../../id.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { userScope } from "../../scope.ts";
import { commonFunctionReply } from "./used-function-reply.ts";

/** `commonly-used-function/del`: the caller finds an entry first no more, whether it is there still or not. */
export const removeCommonFunction = defineCommand({
  name: "commonFunction.del",
  path: "/project-api/project-workbench/commonly-used-function/del",
  arguments: z.object({ id: idOf("menuItem") }),
  reply: commonFunctionReply,
  lane: (_args, actor) => userScope(actor.userId),
  routine: true,
  *decide({ id: menuItemId }, actor) {
    const reply = { id: menuItemId };
    const formId = (yield* get("menuItem", menuItemId))?.formId ?? 0;
    if (formId > 0) {
      const taken = yield* markForm.decide({ id: formId, favourite: 0 }, actor);
      return taken.ok ? applied(taken.changes, reply) : taken;
    }
    const id = joinKey(menuItemId, actor.userId);
    if (!(yield* get("commonFunction", id))) return applied([], reply);
    return applied([{ entity: "commonFunction", action: "delete", remove: id }], reply);
  },
});
