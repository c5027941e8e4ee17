import type { Draw } from "./action.ts";
import { aPerson, aWord, type Seen } from "./draw-thing.ts";

/** Draws something after which somebody may find more in the menu, or less; most people may do none of it. */
export const drawMenu: Draw = async (seen) => {
  const me = await seen.database.user.get(seen.userId);
  return me?.isAdmin ? seen.luck.pick(draws)?.(seen) : undefined;
};

const anEntry = async ({ database, luck }: Seen, type?: "M") => {
  const items = await database.menuItem.orderBy("id").toArray();
  return luck.pick(items.filter(({ menuType }) => type === undefined || menuType === type));
};
const aRole = async ({ database, luck }: Seen) =>
  luck.pick(await database.role.orderBy("id").toArray());

/** A role that is given or taken, or the first one. */
const turnRole: Draw = async (seen) => {
  const role = await aRole(seen);
  if (!role) return { name: "role.add", args: { name: aWord(seen) } };
  const whom = [aPerson(seen)];
  const change = seen.luck.chance(0.5) ? { addMembers: whom } : { removeMembers: whom };
  return { name: "role.edit", args: { id: role.id, ...change } };
};

const limitEntry: Draw = async (seen) => {
  const [item, role] = [await anEntry(seen), await aRole(seen)];
  const roles = role && seen.luck.chance(0.6) ? [role.id] : [];
  return item && { name: "menu.edit", args: { id: item.id, roles, hidden: seen.luck.chance(0.2) } };
};

const addPage: Draw = async (seen) => {
  const directory = await anEntry(seen, "M");
  const said = { name: aWord(seen), page: "files", parentId: directory?.id ?? 0 };
  return { name: "menu.add", args: { ...said, menuType: "C" } };
};

const draws: readonly Draw[] = [
  turnRole,
  turnRole,
  limitEntry,
  limitEntry,
  addPage,
  async (seen) => ({ name: "menu.add", args: { name: aWord(seen), menuType: "M" } }),
  async (seen) => {
    const [item, directory] = [await anEntry(seen), await anEntry(seen, "M")];
    const parentId = seen.luck.chance(0.3) ? 0 : (directory?.id ?? 0);
    return item && { name: "menu.edit", args: { id: item.id, parentId } };
  },
  async (seen) => {
    const args = { id: aPerson(seen), isAdmin: seen.luck.chance(0.5) };
    return { name: "user.setRole", args };
  },
];
