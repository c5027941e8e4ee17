import { LEADER, makeCompany, makeGroup, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { letReadAlong } from "./let-read-along.ts";

test("who leads a group lets a bot read along, and takes it back", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const wish = { dialogId, userId: MEMBER, readsAll: true };
  const reads = () => world.row("dialogUser", joinKey(dialogId, MEMBER)).readsAll;
  expect(reads()).toBe(false);
  expect(world.refuses(MEMBER, "dialog.letReadAlong", wish).reason).toBe("dialog.ownerOnly");
  world.does(LEADER, "dialog.letReadAlong", wish);
  expect(reads()).toBe(true);
  expect(world.does(LEADER, "dialog.letReadAlong", wish).changes).toEqual([]);
  world.does(LEADER, "dialog.letReadAlong", { ...wish, readsAll: false });
  expect(reads()).toBe(false);
  expect(letReadAlong.merge?.(wish, { ...wish, readsAll: false })).toEqual({
    ...wish,
    readsAll: false,
  });
});

test("in the chat of a plan its leader does, also before the bot has written there", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const wish = { dialogId: plan.dialogId, userId: MEMBER, readsAll: true };
  expect(world.refuses(MEMBER, "dialog.letReadAlong", wish).reason).toBe("plan.leaderOnly");
  world.does(LEADER, "dialog.letReadAlong", wish);
  expect(world.row("dialogUser", joinKey(plan.dialogId, MEMBER)).readsAll).toBe(true);
  const foreign = { ...wish, userId: OUTSIDER };
  expect(world.refuses(LEADER, "dialog.letReadAlong", foreign).reason).toBe("userUnknown");
});

test("a chat of two is read along by nobody", () => {
  const world = makeCompany();
  const { id: dialogId } = world.does(LEADER, "dialog.openUser", { userId: MEMBER });
  const wish = { dialogId, userId: MEMBER, readsAll: true };
  expect(world.refuses(LEADER, "dialog.letReadAlong", wish).reason).toBe("dialog.ordinaryOnly");
});
