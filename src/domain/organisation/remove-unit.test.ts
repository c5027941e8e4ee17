import { ADMIN, COLLEAGUE, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

test.each([
  ["position", "position.add", "position.remove"],
  ["userGroup", "userGroup.add", "userGroup.remove"],
] as const)("an empty %s goes", (entity, add, remove) => {
  const world = makeCompany();
  const { id } = world.does(ADMIN, add, { name: "Foreman" });
  expect(world.refuses(MEMBER, remove, { id }).reason).toBe("adminOnly");
  world.does(ADMIN, remove, { id });
  expect(world.all(entity)).toEqual([]);
  expect(world.refuses(ADMIN, remove, { id }).reason).toBe("unit.gone");
});

test("a node with people or nodes goes only when it is said what becomes of them", () => {
  const world = makeCompany();
  const { id: site } = world.does(ADMIN, "department.add", { name: "Site" });
  const { id: tower } = world.does(ADMIN, "department.add", { name: "Tower", parentId: site });
  const { id: crew } = world.does(ADMIN, "department.add", { name: "Crew", parentId: tower });
  world.does(ADMIN, "department.edit", { id: site, addMembers: [COLLEAGUE] });
  world.does(ADMIN, "department.edit", { id: tower, addMembers: [MEMBER, COLLEAGUE] });
  expect(world.refuses(ADMIN, "department.remove", { id: tower }).reason).toBe("unit.notEmpty");

  world.does(ADMIN, "department.remove", { id: tower, lift: true });
  expect(world.row("department", crew).parentId).toBe(site);
  expect(world.row("department", site).members).toEqual([
    { userId: COLLEAGUE, main: 1 },
    { userId: MEMBER, main: 1 },
  ]);
});

test("from the top nodes stay at the top, and another department becomes the main one", () => {
  const world = makeCompany();
  const { id: site } = world.does(ADMIN, "department.add", { name: "Site" });
  const { id: crew } = world.does(ADMIN, "department.add", { name: "Crew", parentId: site });
  const { id: office } = world.does(ADMIN, "department.add", { name: "Office" });
  world.does(ADMIN, "department.edit", { id: site, addMembers: [MEMBER] });
  world.does(ADMIN, "department.edit", { id: office, addMembers: [MEMBER] });
  world.does(ADMIN, "department.remove", { id: site, lift: true });
  expect(world.row("department", crew).parentId).toBe(0);
  expect(world.row("department", office).members).toEqual([{ userId: MEMBER, main: 1 }]);
});

test("two nodes of one name do not come to stand beside each other", () => {
  const world = makeCompany();
  const { id: site } = world.does(ADMIN, "department.add", { name: "Site" });
  world.does(ADMIN, "department.add", { name: "Crew", parentId: site });
  world.does(ADMIN, "department.add", { name: "Crew" });
  const refusal = world.refuses(ADMIN, "department.remove", { id: site, lift: true });
  expect(refusal.reason).toBe("unit.nameTaken");
});
