import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diary, formName } from "#tests/make/company-forms.ts";
import { ADMIN, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { ArgumentsOf } from "../commands.ts";
import {
  entriesKeptFrom,
  menuKeptFrom,
  menuSight,
  WHOLE_MENU,
  withoutWords,
} from "./menu-sight.ts";
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

test("an entry without words says where it stands, whom it lets in and to which form it leads, and nothing else", () => {
  const { world, wages } = makeMenu();
  const item = world.row("menuItem", wages);
  const words = { name: "Wages", icon: "coin", page: "files", link: "", authorityWord: "PROJECT" };
  const nothing = { name: "", icon: "", page: "", link: "", authorityWord: "" };
  expect(withoutWords({ ...item, ...words, formId: 7 })).toEqual({
    ...item,
    ...nothing,
    formId: 7,
  });
});

describe("what somebody reads of the menu is another one", () => {
  test("when a role or the right to administer comes or goes", () => {
    const { world, clerk } = makeMenu();
    const sight = () => world.reads(menuSight(OUTSIDER));
    const without = sight();
    world.does(ADMIN, "role.edit", { id: clerk, addMembers: [OUTSIDER] });
    expect(sight()).not.toBe(without);
    world.does(ADMIN, "role.edit", { id: clerk, removeMembers: [OUTSIDER] });
    expect(sight()).toBe(without);
    world.does(ADMIN, "user.setRole", { id: OUTSIDER, isAdmin: true });
    expect(sight()).toBe(WHOLE_MENU);
  });

  test("when a directory keeps others out, with what stands in it", () => {
    const { world, clerk, add } = makeMenu();
    const yard = add({ menuType: "M", name: "Yard" });
    const gate = add({ menuType: "M", name: "Gate", parentId: yard });
    add({ menuType: "C", name: "Cranes", page: "files", parentId: gate });
    const sight = () => world.reads(menuSight(OUTSIDER));
    const before = sight();
    world.does(ADMIN, "menu.edit", { id: yard, roles: [clerk] });
    expect(sight()).not.toBe(before);
  });

  test("when an entry here says more than it should, but not when it comes as it should", () => {
    const { world, clerk, add, office } = makeMenu();
    const narrow = () => {
      const kept = world.reads(menuKeptFrom(OUTSIDER));
      const short = world.all("menuItem").filter(({ id }) => kept.has(id));
      world.put(
        short.map((item) => ({ entity: "menuItem", action: "update", put: withoutWords(item) })),
      );
    };
    narrow();
    const sight = () => world.reads(menuSight(OUTSIDER));
    const before = sight();
    add({ menuType: "C", name: "Bonus", page: "files", parentId: office });
    add({ menuType: "C", name: "Pay", page: "files", roles: [clerk] });
    expect(sight()).not.toBe(before);
    narrow();
    expect(sight()).toBe(before);
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
