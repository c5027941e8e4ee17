import { LEADER, makeCompany, makeGroup, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { editGroup } from "./edit-group.ts";

test("who leads a group renames it, and nobody else", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const refusal = world.refuses(MEMBER, "dialog.editGroup", { id, name: "Mine" });
  expect(refusal.reason).toBe("dialog.ownerOnly");
  world.does(LEADER, "dialog.editGroup", { id, name: " Crane 2 " });
  expect(world.row("dialog", id).name).toBe("Crane 2");
  expect(editGroup.lane({ id, name: "Crane 2" }, { userId: LEADER })).toBe(`dialog:${id}`);
});

test("who leads a group gives it a picture, and its name stays", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const avatar = "data:image/jpeg;base64,/9j/4AAEAAD/wAARCACAAIADASIA";
  const { name } = world.row("dialog", id);
  expect(world.refuses(MEMBER, "dialog.editGroup", { id, avatar }).reason).toBe("dialog.ownerOnly");
  world.does(LEADER, "dialog.editGroup", { id, avatar });
  expect(world.row("dialog", id)).toMatchObject({ name, avatar });
  world.does(LEADER, "dialog.editGroup", { id, name: "Crane 2" });
  expect(world.row("dialog", id)).toMatchObject({ name: "Crane 2", avatar });
});

test("the chat of a plan and that of two people are not renamed by hand", () => {
  const world = makeCompany();
  const pair = world.does(LEADER, "dialog.openUser", { userId: MEMBER }).id;
  for (const id of [makePlan(world).plan.dialogId, pair]) {
    const refusal = world.refuses(LEADER, "dialog.editGroup", { id, name: "Ours" });
    expect(refusal.reason).toBe("dialog.ordinaryOnly");
  }
});

test("a group's name has 2 to 100 characters", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  for (const name of ["x", "x".repeat(101)]) {
    const refusal = world.refuses(LEADER, "dialog.editGroup", { id, name });
    expect(refusal.reason).toBe("parameterError");
  }
});
