import { LEADER, makeCompany, makeGroup, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { handOverGroup } from "./hand-over-group.ts";

test("who leads a group hands it over to somebody in it, and can leave it then", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const take = { dialogId, userId: MEMBER };
  expect(world.refuses(MEMBER, "dialog.handOver", take).reason).toBe("dialog.ownerOnly");
  const foreign = { dialogId, userId: OUTSIDER };
  expect(world.refuses(LEADER, "dialog.handOver", foreign).reason).toBe("userUnknown");
  world.does(LEADER, "dialog.handOver", take);
  expect(world.row("dialog", dialogId).ownerId).toBe(MEMBER);
  expect(world.refuses(LEADER, "dialog.handOver", take).reason).toBe("dialog.ownerOnly");
  world.does(LEADER, "dialog.removeGroupUsers", { dialogId });
  expect(handOverGroup.lane(take, { userId: LEADER })).toBe(`dialog:${dialogId}`);
});

test("the chat of a plan and that of two people cannot be handed over", () => {
  const world = makeCompany();
  const pair = world.does(LEADER, "dialog.openUser", { userId: MEMBER }).id;
  for (const dialogId of [makePlan(world).plan.dialogId, pair]) {
    const refusal = world.refuses(LEADER, "dialog.handOver", { dialogId, userId: MEMBER });
    expect(refusal.reason).toBe("dialog.ordinaryOnly");
  }
});
