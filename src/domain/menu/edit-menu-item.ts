import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOf, idOrNoneOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { rankShape } from "../shape.ts";
import { menuFieldShapes } from "./menu-fields.ts";
import { type MenuItem, menuItemShape } from "./menu-item.ts";
import { itemsIn, menuToChange, refusePlace, refuseRoles, refuseTarget } from "./menu-items.ts";
import { menuNote } from "./menu-note.ts";

/** `menu/edit`: what an entry is called, where it leads and stands, and to whom it is shown; what is left out stays. */
export const editMenuItem = defineCommand({
  name: "menu.edit",
  path: "/api/menu/edit",
  access: "admin",
  arguments: z.object({
    id: idOf("menuItem"),
    ...menuFieldShapes,
    /** The directory in which it comes to stand, 0 = at the top. */
    parentId: z.optional(idOrNoneOf("menuItem")),
    /** Its order there; behind all others where only the place is said. */
    rank: z.optional(rankShape),
  }),
  reply: menuItemShape,
  lane: () => companyScope,
  words: { name: "text" },
  *decide({ id, parentId, rank, ...said }, actor) {
    const found = yield* menuToChange(actor);
    if (!found.ok) return refused(found.error);
    const all = found.value;
    const item = all.get(id);
    if (!item) return refused(parameterError("menu.gone"));
    const place = parentId ?? item.parentId;
    const behind = rankBetween(lastRank(itemsIn(all, place)), undefined);
    const put: MenuItem = {
      ...item,
      ...saidOf(said),
      parentId: place,
      rank: rank ?? (place === item.parentId ? item.rank : behind),
    };
    const refusal =
      refusePlace(all, put) ??
      (yield* refuseTarget(put, item)) ??
      (yield* refuseRoles(put.roles, item.roles));
    if (refusal) return refused(refusal);
    return applied([{ entity: "menuItem", action: "update", put }], put, [menuNote("edit", put)]);
  },
});

type Said = { readonly [Field in keyof typeof menuFieldShapes]?: MenuItem[Field] | undefined };

/** What is said, without what is left out. */
function saidOf(said: Said): Partial<MenuItem> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
