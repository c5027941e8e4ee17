import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diary, formName, makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { ArgumentsOf } from "../commands.ts";
import { entriesAmiss, entriesKeptFrom, menuKeptFrom, withoutWords } from "./menu-sight.ts";
import { menuEntries } from "./menu-tree.ts";
import { userMenu } from "./user-menu.ts";

/** The member is a clerk; the office is the clerks', and in it stands a page that says nothing of that itself. */
function makeMenu() {
  const world = makeCompany();
  const clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  world.does(ADMIN, "role.edit", { id: clerk, addMembers: [MEMBER] });
  const add = (said: ArgumentsOf<"menu.add">) => world.does(ADMIN, "menu.add", said).id;
  const office = add({ menuType: "M", name: "Office", roles: [clerk] });
  const wages = add({ menuType: "C", name: "Wages", parentId: office, page: "files" });
  const plain = add({ menuType: "C", name: "Days", page: "calendar" });
  const hidden = add({ menuType: "C", name: "Old", page: "plans", hidden: true });
  const keptFrom = (userId: number) => [...world.reads(menuKeptFrom(userId))];
  return { world, clerk, add, office, wages, plain, hidden, keptFrom };
}

describe("of the menu is kept", () => {
  test("what is hidden, what is for other roles, and what stands in such a directory", () => {
    const { keptFrom, office, wages, hidden } = makeMenu();
    expect(keptFrom(OUTSIDER)).toEqual([office, wages, hidden]);
    expect(keptFrom(MEMBER)).toEqual([hidden]);
    expect(keptFrom(ADMIN)).toEqual([]);
  });

  test("nothing that is only not there to be opened, as a form that is not published yet", () => {
    const { world, add, keptFrom, hidden } = makeMenu();
    const formId = world.does(ADMIN, "form.add", { name: formName(), definition: diary }).id;
    add({ menuType: "C", formId });
    expect(keptFrom(MEMBER)).toEqual([hidden]);
  });

  test("an entry of which nobody knows where it stands", () => {
    const { world, wages, office } = makeMenu();
    const items = world.all("menuItem").filter(({ id }) => id !== office);
    const person = { isAdmin: false, roles: new Set<number>() };
    expect(entriesKeptFrom(person, items).has(wages)).toBe(true);
  });
});

test("an entry without words says where it stands and whom it lets in, and nothing else", () => {
  const { world, wages } = makeMenu();
  const item = world.row("menuItem", wages);
  const nothing = { name: "", icon: "", formId: 0, page: "", link: "", authorityWord: "" };
  expect(withoutWords({ ...item, icon: "coin", authorityWord: "PROJECT" })).toEqual({
    ...item,
    ...nothing,
  });
});

describe("amiss are", () => {
  test("entries that say too much, and such that say too little", () => {
    const { world, clerk, wages, office, hidden } = makeMenu();
    const amiss = (userId: number) => world.reads(entriesAmiss(userId));
    // The rows here are those of an administrator.
    expect(amiss(ADMIN)).toEqual([]);
    expect(amiss(OUTSIDER)).toEqual([office, wages, hidden]);
    const kept = world.reads(menuKeptFrom(OUTSIDER));
    const short = world.all("menuItem").filter(({ id }) => kept.has(id));
    world.put(
      short.map((item) => ({ entity: "menuItem", action: "update", put: withoutWords(item) })),
    );
    expect(amiss(OUTSIDER)).toEqual([]);
    world.does(ADMIN, "role.edit", { id: clerk, addMembers: [OUTSIDER] });
    expect(amiss(OUTSIDER)).toEqual([office, wages]);
    expect(amiss(ADMIN)).toEqual([office, wages, hidden]);
  });

  test("no entries that lead to a form and have no name of their own", () => {
    const { world, add, hidden, office, wages } = makeMenu();
    add({ menuType: "C", formId: makeForm(world).id });
    expect(world.reads(entriesAmiss(LEADER))).toEqual([office, wages, hidden]);
  });
});

test("the menu of a person is the same with the entries without words that are kept from them", () => {
  const drawn = fc.array(
    fc.record({
      at: fc.nat(),
      isPage: fc.boolean(),
      isLimited: fc.boolean(),
      hidden: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(drawn, (entries) => {
      const { world, clerk, add } = makeMenu();
      const directories = [0];
      for (const { at, isPage, isLimited, hidden } of entries) {
        const parentId = directories[at % directories.length] ?? 0;
        const said = { parentId, name: "Entry", roles: isLimited ? [clerk] : [], hidden };
        if (isPage) add({ ...said, menuType: "C", page: "files" });
        else if (directories.length < 3) directories.push(add({ ...said, menuType: "M" }));
      }
      for (const userId of [OUTSIDER, MEMBER]) {
        const found = menuEntries(world.reads(userMenu(userId))).map(({ id }) => id);
        const kept = world.reads(menuKeptFrom(userId));
        expect(found.filter((id) => kept.has(id))).toEqual([]);
      }
    }),
  );
});
