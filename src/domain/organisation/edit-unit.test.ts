import { ADMIN, COLLEAGUE, FORMER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { expect, test } from "vitest";
import type { UnitKind } from "./unit.ts";

function plant(world: World, kind: UnitKind, name: string): number {
  return world.does(ADMIN, `${kind}.add`, { name }).id;
}

/** Names of a person's nodes, the main one marked. */
function unitsOf(world: World, kind: UnitKind, userId: number): string[] {
  return world
    .all(kind)
    .flatMap(({ name, members }) =>
      members
        .filter((member) => member.userId === userId)
        .map(({ main }) => (main === 1 ? `${name}*` : name)),
    );
}

test("a person has one main department and may be in several", () => {
  const world = makeCompany();
  const site = plant(world, "department", "Site");
  const office = plant(world, "department", "Office");
  world.does(ADMIN, "department.edit", { id: site, addMembers: [MEMBER, COLLEAGUE] });
  world.does(ADMIN, "department.edit", { id: office, addMembers: [MEMBER] });
  expect(unitsOf(world, "department", MEMBER)).toEqual(["Site*", "Office"]);
  world.does(ADMIN, "department.edit", { id: office, main: MEMBER });
  expect(unitsOf(world, "department", MEMBER)).toEqual(["Site", "Office*"]);
  expect(unitsOf(world, "department", COLLEAGUE)).toEqual(["Site*"]);
  world.does(ADMIN, "department.edit", { id: office, removeMembers: [MEMBER] });
  expect(unitsOf(world, "department", MEMBER)).toEqual(["Site*"]);
});

test("it is the same with positions; a group is nobody's main one", () => {
  const world = makeCompany();
  const foreman = plant(world, "position", "Foreman");
  const crew = plant(world, "userGroup", "First aid");
  world.does(ADMIN, "position.edit", { id: foreman, addMembers: [MEMBER] });
  world.does(ADMIN, "userGroup.edit", { id: crew, addMembers: [MEMBER], main: MEMBER });
  expect(unitsOf(world, "position", MEMBER)).toEqual(["Foreman*"]);
  expect(unitsOf(world, "userGroup", MEMBER)).toEqual(["First aid"]);
});

test("people travel as additions and removals, so that two who edit do not undo each other", () => {
  const world = makeCompany();
  const id = plant(world, "userGroup", "First aid");
  world.does(ADMIN, "userGroup.edit", { id, addMembers: [MEMBER] });
  world.does(ADMIN, "userGroup.edit", { id, addMembers: [COLLEAGUE, MEMBER] });
  world.does(ADMIN, "userGroup.edit", { id, name: "First aiders", removeMembers: [COLLEAGUE] });
  expect(world.row("userGroup", id)).toMatchObject({
    name: "First aiders",
    members: [{ userId: MEMBER, main: 0 }],
  });
});

test("who has left or may not sign in is not let in", () => {
  const world = makeCompany();
  const id = plant(world, "department", "Site");
  world.does(ADMIN, "user.setDisabled", { id: COLLEAGUE, disabled: true });
  for (const [userId, reason] of [
    [FORMER, "userUnknown"],
    [COLLEAGUE, "userDisabled"],
  ] as const) {
    const refusal = world.refuses(ADMIN, "department.edit", { id, addMembers: [userId] });
    expect(refusal.reason).toBe(reason);
  }
});

test("only administrators edit, and only what is there, to a name that is free", () => {
  const world = makeCompany();
  const id = plant(world, "department", "Site");
  plant(world, "department", "Office");
  const edit = { id, name: "Office" };
  expect(world.refuses(MEMBER, "department.edit", edit).reason).toBe("adminOnly");
  expect(world.refuses(ADMIN, "department.edit", edit).reason).toBe("unit.nameTaken");
  expect(world.refuses(ADMIN, "department.edit", { ...edit, id: 4711 }).reason).toBe("unit.gone");
});
