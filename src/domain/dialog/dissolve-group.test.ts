import { LEADER, makeCompany, makeGroup, makeMessage, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { dissolveGroup } from "./dissolve-group.ts";

test("a group that is dissolved goes with all that was said in it, and nobody else dissolves it", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const message = makeMessage(world, dialogId);
  expect(world.refuses(MEMBER, "dialog.dissolve", { dialogId }).reason).toBe("dialog.ownerOnly");
  world.does(LEADER, "dialog.dissolve", { dialogId });
  expect(world.find("dialog", dialogId)).toBeUndefined();
  expect(world.find("message", message.id)).toBeUndefined();
  expect(world.all("dialogUser").some((row) => row.dialogId === dialogId)).toBe(false);
  expect(dissolveGroup.lane({ dialogId }, { userId: LEADER })).toBe(`dialog:${dialogId}`);
});

test("the chat of a plan and that of two people cannot be dissolved", () => {
  const world = makeCompany();
  const pair = world.does(LEADER, "dialog.openUser", { userId: MEMBER }).id;
  for (const dialogId of [makePlan(world).plan.dialogId, pair]) {
    const refusal = world.refuses(LEADER, "dialog.dissolve", { dialogId });
    expect(refusal.reason).toBe("dialog.ordinaryOnly");
  }
});
