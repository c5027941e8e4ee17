import { ADMIN, makeCompany } from "#tests/make/site.ts";
import { makeForm } from "#tests/make/company-forms.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rankBetween } from "../rank.ts";
import { MENU_DEPTH_MAX } from "./menu-limits.ts";
import { menuEntries, menuTree } from "./menu-tree.ts";

test("what is left out stays", () => {
  const world = makeCompany();
  const { id } = world.does(ADMIN, "menu.add", { menuType: "M", name: "Site", icon: "crane" });
  world.does(ADMIN, "menu.edit", { id, hidden: true, authorityWord: "PROJECT" });
  expect(world.row("menuItem", id)).toMatchObject({
    name: "Site",
    icon: "crane",
    hidden: true,
    authorityWord: "PROJECT",
  });
  expect(world.refuses(ADMIN, "menu.edit", { id: id + 1, name: "x" }).reason).toBe("menu.gone");
});

test("an entry leads elsewhere, to one place only", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const { id } = world.does(ADMIN, "menu.add", { menuType: "C", formId: form.id });
  expect(world.refuses(ADMIN, "menu.edit", { id, page: "files" }).reason).toBe("menu.oneTarget");
  const elsewhere = { id, formId: 0, page: "files", name: "Papers" };
  expect(world.does(ADMIN, "menu.edit", elsewhere).reply).toMatchObject({ page: "files" });
});

test("one whose form and role are gone can still be named, moved and hidden", () => {
  const world = makeCompany();
  const form = makeForm(world);
  const role = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  const said = { formId: form.id, roles: [role] };
  const { id } = world.does(ADMIN, "menu.add", { menuType: "C", ...said });
  world.does(ADMIN, "form.publish", { id: form.id, state: "off" });
  world.does(ADMIN, "form.remove", { id: form.id });
  world.does(ADMIN, "role.remove", { id: role });
  const place = world.does(ADMIN, "menu.add", { menuType: "M", name: "Old" }).id;
  const put = world.does(ADMIN, "menu.edit", {
    id,
    name: "Old diary",
    hidden: true,
    parentId: place,
    roles: [role],
  }).reply;
  expect(put).toMatchObject({ name: "Old diary", hidden: true, parentId: place });
});

test("an entry that moves stands last where nothing is said of its order", () => {
  const world = makeCompany();
  const add = (name: string, parentId = 0) =>
    world.does(ADMIN, "menu.add", { menuType: "M", name, parentId }).reply;
  const [site, office] = [add("Site"), add("Office")];
  const inside = add("Gate", site.id);
  const moved = world.does(ADMIN, "menu.edit", { id: office.id, parentId: site.id }).reply;
  expect(moved.rank > inside.rank).toBe(true);
  const first = rankBetween(undefined, inside.rank);
  expect(world.does(ADMIN, "menu.edit", { id: office.id, rank: first }).reply.rank).toBe(first);
});

test("whatever is moved wherever, each entry stays in the tree once and within its depth", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.boolean()), { maxLength: 40 }),
      (moves) => {
        const world = makeCompany();
        const ids = Array.from(
          { length: 10 },
          (_none, index) =>
            world.does(
              ADMIN,
              "menu.add",
              index % 3 === 2
                ? { menuType: "C", name: `P${index}`, page: "files" }
                : { menuType: "M", name: `D${index}` },
            ).id,
        );
        for (const [which, where, isTop] of moves)
          world.run(ADMIN, "menu.edit", {
            id: ids[which] ?? 0,
            parentId: isTop ? 0 : (ids[where] ?? 0),
          });
        const rows = world.all("menuItem");
        // As directories all of them, so that empty ones are drawn too.
        const depths = rows.map((row) => {
          let depth = 1;
          for (let at = row; at.parentId > 0; at = world.row("menuItem", at.parentId)) depth += 1;
          return depth;
        });
        expect(Math.max(...depths)).toBeLessThanOrEqual(MENU_DEPTH_MAX);
        const pages = rows.filter(({ menuType }) => menuType === "C");
        const drawn = menuEntries(menuTree(rows, () => true));
        expect(drawn.filter(({ menuType }) => menuType === "C")).toHaveLength(pages.length);
        expect(new Set(drawn).size).toBe(drawn.length);
      },
    ),
    { numRuns: 60 },
  );
});
