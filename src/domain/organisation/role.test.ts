import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";

/** A site with a crew, a role of the company and one of the crew. */
function makeRoles() {
  const world = makeCompany();
  const site = world.does(ADMIN, "department.add", { name: "Site", parentId: 0 }).id;
  const crew = world.does(ADMIN, "department.add", { name: "Crew", parentId: site }).id;
  const auditor = world.does(ADMIN, "role.add", { name: "Auditor" }).id;
  const slinger = world.does(ADMIN, "role.add", { name: "Slinger", parentId: crew }).id;
  return { world, site, crew, auditor, slinger };
}

test("a role is one of the whole company or of a department, and of nothing else", () => {
  const { world, crew, auditor, slinger } = makeRoles();
  expect(world.row("role", auditor).parentId).toBe(0);
  expect(world.row("role", slinger).parentId).toBe(crew);
  const nowhere = world.refuses(ADMIN, "role.add", { name: "Nobody", parentId: auditor });
  expect(nowhere.reason).toBe("unit.gone");
});

test("two roles of one department have two names, those of others may have the same", () => {
  const { world, site, crew } = makeRoles();
  const taken = world.refuses(ADMIN, "role.add", { name: "slinger", parentId: crew });
  expect(taken.reason).toBe("unit.nameTaken");
  const { id } = world.does(ADMIN, "role.add", { name: "Slinger", parentId: site });
  const meets = world.refuses(ADMIN, "role.move", { id, parentId: crew });
  expect(meets.reason).toBe("unit.nameTaken");
});

test("people have many roles, and none of them is the main one", () => {
  const { world, auditor, slinger } = makeRoles();
  for (const id of [auditor, slinger]) world.does(ADMIN, "role.edit", { id, addMembers: [MEMBER] });
  for (const id of [auditor, slinger])
    expect(world.row("role", id).members).toEqual([{ userId: MEMBER, main: 0 }]);
});

test("with a department its roles go up to the one above it, once that was meant", () => {
  const { world, site, crew, slinger } = makeRoles();
  const kept = world.refuses(ADMIN, "department.remove", { id: crew });
  expect(kept.reason).toBe("unit.notEmpty");
  world.does(ADMIN, "department.remove", { id: crew, lift: true });
  expect(world.row("role", slinger).parentId).toBe(site);
  world.does(ADMIN, "department.remove", { id: site, lift: true });
  expect(world.row("role", slinger).parentId).toBe(0);
});

test("a department stays where its roles would meet others of their names", () => {
  const { world, site, crew } = makeRoles();
  world.does(ADMIN, "role.add", { name: "Slinger", parentId: site });
  const refused = world.refuses(ADMIN, "department.remove", { id: crew, lift: true });
  expect(refused.reason).toBe("unit.nameTaken");
});
