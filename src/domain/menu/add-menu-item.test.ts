import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { makeForm } from "#tests/make/company-forms.ts";
import { expect, test } from "vitest";
import type { ArgumentsOf } from "../commands.ts";
import { menuItemShape } from "./menu-item.ts";
import { MENU_DEPTH_MAX, MENU_ITEMS_MAX, MENU_LINK_MAX } from "./menu-limits.ts";

type Said = Omit<ArgumentsOf<"menu.add">, "menuType">;

const directory = (name: string, said: Said = {}) => ({ ...said, menuType: "M" as const, name });
const page = (said: Said) => ({ ...said, menuType: "C" as const });

test("entries come behind those that stand there, and are told", () => {
  const world = makeCompany();
  const site = world.does(ADMIN, "menu.add", directory("Site"));
  expect(site.notes).toEqual([
    { kind: "menu", targetId: site.id, detail: { what: "add", name: "Site" } },
  ]);
  const office = world.does(ADMIN, "menu.add", directory("Office"));
  expect(office.reply.rank > site.reply.rank).toBe(true);
  const inside = world.does(
    ADMIN,
    "menu.add",
    page({ parentId: site.id, page: "calendar", name: "Days" }),
  );
  expect(inside.reply).toMatchObject({ parentId: site.id, page: "calendar", hidden: false });
  expect(menuItemShape.parse(inside.reply)).toEqual(inside.reply);
});

test("a page is called like the form to which it leads where nothing else is said", () => {
  const world = makeCompany();
  const form = makeForm(world);
  expect(world.does(ADMIN, "menu.add", page({ formId: form.id })).reply.name).toBe("");
  const nameless = page({ link: "https://example.com" });
  expect(world.refuses(ADMIN, "menu.add", nameless).reason).toBe("menu.nameMissing");
});

test.each<[string, Said]>([
  ["form.gone", { formId: 4711, name: "x" }],
  ["menu.pageUnknown", { page: "constructor", name: "x" }],
  ["menu.linkBad", { link: "javascript:alert(1)", name: "x" }],
  ["menu.linkBad", { link: "https://", name: "x" }],
  ["menu.linkBad", { link: "https://user@evil.example", name: "x" }],
  ["menu.oneTarget", { link: "https://example.com", page: "calendar", name: "x" }],
  ["menu.oneTarget", { name: "x" }],
  ["parameterError", { link: `https://example.com/${"a".repeat(MENU_LINK_MAX)}`, name: "x" }],
  ["parameterError", { roles: [0], page: "calendar", name: "x" }],
  ["unit.gone", { roles: [4711], page: "calendar", name: "x" }],
  ["form.roleTwice", { roles: [4711, 4711], page: "calendar", name: "x" }],
])("%s: %j", (reason, said) => {
  const world = makeCompany();
  expect(world.refuses(ADMIN, "menu.add", page(said)).reason).toBe(reason);
  expect(world.all("menuItem")).toEqual([]);
});

test("a directory leads nowhere itself", () => {
  const world = makeCompany();
  const leading = directory("Site", { page: "calendar" });
  expect(world.refuses(ADMIN, "menu.add", leading).reason).toBe("menu.oneTarget");
});

test("entries stand in each other to a depth, and there are so many of them", () => {
  const world = makeCompany();
  let parentId = 0;
  for (let depth = 1; depth <= MENU_DEPTH_MAX; depth += 1)
    parentId = world.does(ADMIN, "menu.add", directory(`Level ${depth}`, { parentId })).id;
  expect(world.refuses(ADMIN, "menu.add", directory("Deeper", { parentId })).reason).toBe(
    "menu.tooDeep",
  );
  while (world.all("menuItem").length < MENU_ITEMS_MAX)
    world.does(ADMIN, "menu.add", directory("More"));
  expect(world.refuses(ADMIN, "menu.add", directory("One more"))).toMatchObject({
    reason: "menu.max",
    data: { count: MENU_ITEMS_MAX },
  });
});
