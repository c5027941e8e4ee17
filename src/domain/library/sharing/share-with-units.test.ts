import { describe, expect, test } from "vitest";
import type { World } from "#tests/make/world.ts";
import { makeSharedFolder } from "#tests/make/library.ts";
import {
  ADMIN,
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makePlan,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";

function makeDepartment(world: World, name: string, addMembers: readonly number[], parentId = 0) {
  const { id } = world.does(ADMIN, "department.add", { name, parentId });
  if (addMembers.length > 0)
    world.does(ADMIN, "department.edit", { id, addMembers: [...addMembers] });
  return { kind: "department", id } as const;
}

const rightOf = (world: World, folderId: number, userId: number) =>
  world.row("folderUser", `${folderId}:${userId}`);

test("all of a department come in, with those of what stands below it, and go with it", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  const site = makeDepartment(world, "Site", []);
  makeDepartment(world, "Cranes", [OUTSIDER], site.id);
  world.does(LEADER, "file.shareUnits", { id, units: [site], right: "read" });
  expect(rightOf(world, id, OUTSIDER)).toMatchObject({ right: "read", ownRight: "none" });
  expect(world.maySee(OUTSIDER, `folder:${id}`)).toBe(true);
  world.does(LEADER, "file.shareUnits", { id, units: [site], right: "write" });
  expect(rightOf(world, id, OUTSIDER)).toMatchObject({ right: "write", ownRight: "none" });
  world.does(LEADER, "file.shareUnits", { id, units: [site], right: "none" });
  expect(world.maySee(OUTSIDER, `folder:${id}`)).toBe(false);
});

test.each(["position", "userGroup", "role"] as const)(
  "all of a %s come in, and go with it",
  (kind) => {
    const world = makeCompany();
    const { id: folderId } = makeSharedFolder(world);
    const { id } = world.does(ADMIN, `${kind}.add`, { name: "Foremen", parentId: 0 });
    const isIn = () => world.maySee(OUTSIDER, `folder:${folderId}`);
    world.does(ADMIN, `${kind}.edit`, { id, addMembers: [OUTSIDER] });
    expect(isIn()).toBe(false);
    world.does(LEADER, "file.shareUnits", { id: folderId, units: [{ kind, id }], right: "read" });
    expect(isIn()).toBe(true);
    world.does(LEADER, "file.shareUnits", { id: folderId, units: [{ kind, id }], right: "none" });
    expect(isIn()).toBe(false);
  },
);

test("what somebody was given by themselves stays theirs, below what their unit brings and after it", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  world.does(LEADER, "file.share", { id, userId: [MEMBER], right: "read" });
  const site = makeDepartment(world, "Site", [MEMBER, LEADER]);
  world.does(LEADER, "file.shareUnits", { id, units: [site], right: "write" });
  expect(rightOf(world, id, MEMBER)).toMatchObject({ right: "write", ownRight: "read" });
  // Whose the folder is stays who they are.
  expect(rightOf(world, id, LEADER)).toMatchObject({ right: "write", ownRight: "same" });
  world.does(LEADER, "file.share", { id, userId: [MEMBER], right: "none" });
  expect(rightOf(world, id, MEMBER)).toMatchObject({ right: "write", ownRight: "none" });
  world.does(LEADER, "file.share", { id, userId: [MEMBER], right: "read" });
  world.does(LEADER, "file.shareUnits", { id, units: [site], right: "none" });
  expect(rightOf(world, id, MEMBER)).toMatchObject({ right: "read", ownRight: "same" });
});

test("only whose it is shares a folder with a unit, and with none that is not there", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  const site = makeDepartment(world, "Site", [COLLEAGUE]);
  const args = { id, units: [site], right: "read" as const };
  expect(world.refuses(MEMBER, "file.shareUnits", args).reason).toBe("file.ownersOnly");
  const gone = { ...args, units: [{ ...site, id: 4_711 }] };
  expect(world.refuses(LEADER, "file.shareUnits", gone).reason).toBe("unit.gone");
});

describe("all of a plan, or of a group of the messenger,", () => {
  function makeCircles() {
    const world = makeCompany();
    const { plan } = makePlan(world);
    const group = makeGroup(world);
    const { id } = makeSharedFolder(world);
    world.does(LEADER, "file.share", { id, userId: [MEMBER], right: "none" });
    const circles = [
      { kind: "plan", id: plan.id },
      { kind: "dialog", id: group.id },
    ] as const;
    return { world, id, circles, planChat: plan.dialogId };
  }

  test.each([0, 1])("come in and go as a unit does", (which) => {
    const { world, id, circles } = makeCircles();
    const units = [circles[which] ?? circles[0]];
    world.does(LEADER, "file.shareUnits", { id, units, right: "read" });
    expect(rightOf(world, id, MEMBER)).toMatchObject({ right: "read", ownRight: "none" });
    expect(world.maySee(OUTSIDER, `folder:${id}`)).toBe(false);
    world.does(LEADER, "file.shareUnits", { id, units, right: "none" });
    expect(world.maySee(MEMBER, `folder:${id}`)).toBe(false);
  });

  test("are nobody's to name who is not among them, and no chat of a plan or of two is", () => {
    const { world, circles, planChat } = makeCircles();
    const { id } = world.does(OUTSIDER, "file.addFolder", { pid: 0, name: "Own" });
    for (const unit of circles) {
      const args = { id, units: [unit], right: "read" as const };
      expect(world.refuses(OUTSIDER, "file.shareUnits", args).reason).toBe("unit.gone");
    }
    const ofPlan = { kind: "dialog", id: planChat } as const;
    const { id: own } = world.does(LEADER, "file.addFolder", { pid: 0, name: "Own" });
    const args = { id: own, units: [ofPlan], right: "read" as const };
    expect(world.refuses(LEADER, "file.shareUnits", args).reason).toBe("unit.gone");
  });
});
