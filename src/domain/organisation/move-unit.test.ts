import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../by-rank.ts";
import { rankBetween } from "../rank.ts";

/** Site above Tower above Crew, and Office beside the first. */
function makeTree() {
  const world = makeCompany();
  const add = (name: string, parentId = 0) =>
    world.does(ADMIN, "department.add", { name, parentId }).id;
  const site = add("Site");
  const tower = add("Tower", site);
  const crew = add("Crew", tower);
  const office = add("Office");
  return { world, site, tower, crew, office };
}

test("a node moves with all that stand below it", () => {
  const { world, tower, crew, office } = makeTree();
  world.does(ADMIN, "department.move", { id: tower, parentId: office });
  expect(world.row("department", tower).parentId).toBe(office);
  expect(world.row("department", crew).parentId).toBe(tower);
});

test.each([
  ["position", "position.add", "position.move"],
  ["userGroup", "userGroup.add", "userGroup.move"],
] as const)("a %s moves as a department does", (entity, add, move) => {
  const world = makeCompany();
  const { id: above } = world.does(ADMIN, add, { name: "Foreman", parentId: 0 });
  const { id } = world.does(ADMIN, add, { name: "Crew lead", parentId: 0 });
  world.does(ADMIN, move, { id, parentId: above });
  expect(world.row(entity, id).parentId).toBe(above);
});

test("a node never comes below itself", () => {
  const { world, site, tower, crew } = makeTree();
  for (const parentId of [site, tower, crew]) {
    const refusal = world.refuses(ADMIN, "department.move", { id: site, parentId });
    expect(refusal.reason).toBe("unit.cycle");
  }
});

test("the rank says where among its siblings", () => {
  const { world, site, office, crew } = makeTree();
  const rank = rankBetween(
    world.row("department", site).rank,
    world.row("department", office).rank,
  );
  world.does(ADMIN, "department.move", { id: crew, parentId: 0, rank });
  const top = world.all("department").filter(({ parentId }) => parentId === 0);
  expect(top.toSorted(byRank).map(({ id }) => id)).toEqual([site, crew, office]);
});

test("a name that is taken there, a place that is gone and who is no administrator are refused", () => {
  const { world, crew, office } = makeTree();
  world.does(ADMIN, "department.add", { name: "crew", parentId: office });
  const taken = world.refuses(ADMIN, "department.move", { id: crew, parentId: office });
  expect(taken.reason).toBe("unit.nameTaken");
  const nowhere = world.refuses(ADMIN, "department.move", { id: crew, parentId: 4711 });
  expect(nowhere.reason).toBe("unit.gone");
  const outsider = world.refuses(MEMBER, "department.move", { id: crew, parentId: 0 });
  expect(outsider.reason).toBe("adminOnly");
});

test("with its own levels it still fits into ten", () => {
  const { world, site } = makeTree();
  let parentId = 0;
  for (let level = 1; level <= 8; level += 1) {
    parentId = world.does(ADMIN, "department.add", { parentId, name: "Down" }).id;
  }
  const refusal = world.refuses(ADMIN, "department.move", { id: site, parentId });
  expect(refusal.reason).toBe("unit.tooDeep");
});
