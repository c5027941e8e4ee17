import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { markForm } from "../../company-form/favourite/mark-form.ts";
import { joinKey } from "../../id.ts";
import { count, get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { menuEntries } from "../menu-tree.ts";
import { userMenu } from "../user-menu.ts";
import { COMMON_FUNCTIONS_MAX } from "./used-function-limits.ts";
import { commonFunctionReply } from "./used-function-reply.ts";

/** `commonly-used-function/save`: the caller finds an entry first from now on, one that they find in their menu and that leads somewhere. */
export const saveCommonFunction = defineCommand({
  name: "commonFunction.save",
  path: "/project-api/project-workbench/commonly-used-function/save",
  arguments: z.object({ id: idOf("menuItem") }),
  reply: commonFunctionReply,
  lane: (_args, actor) => userScope(actor.userId),
  routine: true,
  *decide({ id: menuItemId }, actor) {
    const { userId, now } = actor;
    const item = menuEntries(yield* userMenu(userId)).find(({ id }) => id === menuItemId);
    if (item?.menuType !== "C") return refused(parameterError("menu.gone"));
    const reply = { id: menuItemId };
    if (item.formId > 0) {
      const marked = yield* markForm.decide({ id: item.formId, favourite: 1 }, actor);
      return marked.ok ? applied(marked.changes, reply) : marked;
    }
    const id = joinKey(menuItemId, userId);
    if (yield* get("commonFunction", id)) return applied([], reply);
    if ((yield* count("commonFunction", userScope(userId))) >= COMMON_FUNCTIONS_MAX)
      return refused(parameterError("menu.commonMax", { count: COMMON_FUNCTIONS_MAX }));
    const put = { id, menuItemId, userId, createTime: now };
    return applied([{ entity: "commonFunction", action: "add", put }], reply);
  },
});
