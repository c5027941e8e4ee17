import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOrNoneOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { menuFieldShapes } from "./menu-fields.ts";
import { MENU_TYPES, type MenuItem, menuItemShape } from "./menu-item.ts";
import { itemsIn, menuToChange, refusePlace, refuseRoles, refuseTarget } from "./menu-items.ts";
import { MENU_ITEMS_MAX } from "./menu-limits.ts";
import { menuNote } from "./menu-note.ts";

/** `menu/add`: one more entry, behind those that stand there. */
export const addMenuItem = defineCommand({
  name: "menu.add",
  path: "/api/menu/add",
  access: "admin",
  arguments: z.object({
    id: z.optional(newIdOf("menuItem")),
    /** The directory in which it comes to stand, 0 = at the top. */
    parentId: z._default(idOrNoneOf("menuItem"), 0),
    menuType: z.enum(MENU_TYPES),
    ...menuFieldShapes,
  }),
  reply: menuItemShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, parentId, menuType, ...said }, actor) {
    const found = yield* menuToChange(actor);
    if (!found.ok) return refused(found.error);
    const all = found.value;
    if (all.size >= MENU_ITEMS_MAX)
      return refused(parameterError("menu.max", { count: MENU_ITEMS_MAX }));
    const put: MenuItem = {
      id,
      companyId: COMPANY_ID,
      parentId,
      menuType,
      name: said.name ?? "",
      icon: said.icon ?? "",
      rank: rankBetween(lastRank(itemsIn(all, parentId)), undefined),
      formId: said.formId ?? 0,
      page: said.page ?? "",
      link: said.link ?? "",
      hidden: said.hidden ?? false,
      roles: said.roles ?? [],
      authorityWord: said.authorityWord ?? "",
      createTime: actor.now,
    };
    const refusal =
      refusePlace(all, put) ?? (yield* refuseTarget(put)) ?? (yield* refuseRoles(put.roles));
    if (refusal) return refused(refusal);
    return applied([{ entity: "menuItem", action: "add", put }], put, [menuNote("add", put)]);
  },
});
