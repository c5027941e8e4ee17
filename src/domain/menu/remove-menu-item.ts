import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { menuToChange, withItemsBelow } from "./menu-items.ts";
import { menuNote } from "./menu-note.ts";

/** `menu/remove`: an entry with all that stands in it; the forms and pages to which they lead stay. */
export const removeMenuItem = defineCommand({
  name: "menu.remove",
  path: "/api/menu/remove",
  access: "admin",
  arguments: z.object({ id: idOf("menuItem") }),
  reply: z.object({ id: idOf("menuItem") }),
  lane: () => companyScope,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* menuToChange(actor);
    if (!found.ok) return refused(found.error);
    const item = found.value.get(id);
    if (!item) return refused(parameterError("menu.gone"));
    const changes = withItemsBelow(found.value, item).map(({ id: remove }): Change => ({
      entity: "menuItem",
      action: "delete",
      remove,
    }));
    return applied(changes, { id }, [menuNote("remove", item)]);
  },
});
