import { makeForm, formName } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ArgumentsOf } from "../commands.ts";
import type { MenuItem } from "./menu-item.ts";
import { menuEntries, type MenuNode, menuTree } from "./menu-tree.ts";
import { applicationsIn, finds, type MenuViewer, userMenu } from "./user-menu.ts";

type Said = Omit<ArgumentsOf<"menu.add">, "menuType">;

/** A menu with two applications; the member is a clerk. */
function makeMenu() {
  const world = makeCompany();
  const clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  world.does(ADMIN, "role.edit", { id: clerk, addMembers: [MEMBER] });
  const directory = (name: string, said: Said = {}) =>
    world.does(ADMIN, "menu.add", { menuType: "M", name, ...said }).id;
  const page = (name: string, said: Said) =>
    world.does(ADMIN, "menu.add", { menuType: "C", name, ...said }).id;
  return { world, clerk, directory, page };
}

const drawn = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ item: { name }, children }) =>
    children.length === 0 ? name : [name, ...drawn(children)],
  );
const menuOf = (world: World, userId: number) => drawn(world.reads(userMenu(userId)));

describe("the menu of a person", () => {
  test("has applications in their order, each with what stands in it", () => {
    const { world, directory, page } = makeMenu();
    const [site, office] = [directory("Site"), directory("Office")];
    page("Days", { parentId: office, page: "calendar" });
    const gate = directory("Gate", { parentId: site });
    page("Norms", { parentId: gate, link: "https://example.com/norms" });
    page("Boards", { parentId: site, page: "plans" });
    expect(menuOf(world, OUTSIDER)).toEqual([
      ["Site", ["Gate", "Norms"], "Boards"],
      ["Office", "Days"],
    ]);
  });

  test("has no directories in which nothing is left", () => {
    const { world, directory, page } = makeMenu();
    const site = directory("Site");
    const empty = directory("Empty", { parentId: directory("Above", { parentId: site }) });
    expect(menuOf(world, OUTSIDER)).toEqual([]);
    page("Days", { parentId: empty, page: "calendar", hidden: true });
    expect(menuOf(world, ADMIN)).toEqual([]);
  });

  test("has what is limited to roles for those who have one of them, and for administrators", () => {
    const { world, clerk, directory, page } = makeMenu();
    const site = directory("Site");
    page("Days", { parentId: site, page: "calendar", roles: [clerk] });
    const office = directory("Office", { roles: [clerk] });
    page("Papers", { parentId: office, page: "files" });
    const all = [
      ["Site", "Days"],
      ["Office", "Papers"],
    ];
    expect(menuOf(world, MEMBER)).toEqual(all);
    expect(menuOf(world, ADMIN)).toEqual(all);
    expect(menuOf(world, LEADER)).toEqual([]);
    world.does(ADMIN, "role.edit", { id: clerk, removeMembers: [MEMBER] });
    expect(menuOf(world, MEMBER)).toEqual([]);
    world.does(ADMIN, "role.remove", { id: clerk });
    expect(menuOf(world, MEMBER)).toEqual([]);
    expect(menuOf(world, ADMIN)).toEqual(all);
  });

  test("leads to forms while they can be filled in", () => {
    const { world, directory, page } = makeMenu();
    const form = makeForm(world, { name: formName() });
    page("Diary", { parentId: directory("Site"), formId: form.id });
    expect(menuOf(world, OUTSIDER)).toEqual([["Site", "Diary"]]);
    page("", { parentId: directory("More"), formId: form.id });
    const [, more] = world.reads(userMenu(OUTSIDER));
    expect(more?.children[0]?.item).toMatchObject({ name: form.name, icon: form.icon });
    world.does(ADMIN, "form.publish", { id: form.id, state: "off" });
    expect(menuOf(world, ADMIN)).toEqual([]);
    world.does(ADMIN, "form.remove", { id: form.id });
    expect(menuOf(world, ADMIN)).toEqual([]);
  });

  test("belongs to the applications but for what is of projects", () => {
    const { world, directory, page } = makeMenu();
    const site = directory("Site");
    page("Days", { parentId: site, page: "calendar", authorityWord: "PROJECT" });
    page("Papers", { page: "files", authorityWord: "OFFICE" });
    const menu = world.reads(userMenu(OUTSIDER));
    expect(drawn(menu)).toEqual([["Site", "Days"], "Papers"]);
    expect(drawn(applicationsIn(menu))).toEqual(["Papers"]);
  });
});

const ids = Array.from({ length: 12 }, (_none, index) => index + 1);
const itemOf = (id: number) =>
  fc.record({
    id: fc.constant(id),
    parentId: fc.constantFrom(0, ...ids),
    menuType: fc.constantFrom("M" as const, "C" as const),
    hidden: fc.boolean(),
    roles: fc.subarray([71, 72]),
    rank: fc.constantFrom("a0", "a1", "a2"),
    page: fc.constantFrom("files", "gone"),
  });
const items: fc.Arbitrary<MenuItem[]> = fc.tuple(...ids.map(itemOf)).map((rows) =>
  rows.map((row) => ({
    ...row,
    companyId: 1,
    name: `E${row.id}`,
    icon: "",
    formId: 0,
    link: "",
    authorityWord: "",
    createTime: 0,
    page: row.menuType === "M" ? "" : row.page,
  })),
);
const viewers: fc.Arbitrary<MenuViewer> = fc.record({
  isAdmin: fc.boolean(),
  roles: fc.subarray([71, 72]).map((roles) => new Set(roles)),
  published: fc.constant(new Set<number>()),
});

describe("whatever stands in a menu, also what no rule would have let in", () => {
  test("each entry is found where it and all above it are, and in the order of ranks", () => {
    fc.assert(
      fc.property(items, viewers, (all, viewer) => {
        const tree = menuTree(all, (item) => finds(viewer, item));
        const found = menuEntries(tree);
        expect(new Set(found).size).toBe(found.length);
        const byId = new Map(all.map((item) => [item.id, item]));
        const isReached = (item: MenuItem, seen = 0): boolean => {
          if (!finds(viewer, item) || seen > all.length) return false;
          if (item.parentId === 0) return true;
          const above = byId.get(item.parentId);
          return above?.menuType === "M" && isReached(above, seen + 1);
        };
        const pages = (rows: readonly MenuItem[]) =>
          new Set(rows.filter(({ menuType }) => menuType === "C").map(({ id }) => id));
        expect(pages(found)).toEqual(pages(all.filter((item) => isReached(item))));
        const check = (nodes: readonly MenuNode[]): void => {
          const ranks = nodes.map(({ item: { rank, id } }) => [rank, id] as const);
          for (const [index, [rank, id]] of ranks.entries()) {
            const [before = "", beforeId = 0] = ranks[index - 1] ?? [];
            expect(before < rank || (before === rank && beforeId < id)).toBe(true);
          }
          for (const { item, children } of nodes) {
            expect(item.menuType === "M").toBe(children.length > 0);
            check(children);
          }
        };
        check(tree);
      }),
    );
  });

  test("nobody finds less by one more role, and an administrator finds whatever anybody does", () => {
    fc.assert(
      fc.property(items, (all) => {
        const seen = (viewer: Partial<MenuViewer>) =>
          new Set(
            menuEntries(
              menuTree(all, (item) =>
                finds({ isAdmin: false, roles: new Set(), published: new Set(), ...viewer }, item),
              ),
            ).map(({ id }) => id),
          );
        const byRoles = [
          seen({}),
          seen({ roles: new Set([71]) }),
          seen({ roles: new Set([71, 72]) }),
        ];
        const wider = [...byRoles, seen({ isAdmin: true })];
        for (const [index, found] of wider.entries())
          for (const id of wider[index - 1] ?? []) expect(found.has(id)).toBe(true);
      }),
    );
  });
});
