import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { PINNED_MAX } from "../../limits.ts";
import { pinMessage } from "./pin-message.ts";

test("several messages are pinned at a time, each by whoever did it", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const [first, second] = [makeMessage(world, dialogId), makeMessage(world, dialogId)];
  world.does(LEADER, "message.pin", { msgId: first.id });
  const { changes } = world.does(MEMBER, "message.pin", { msgId: second.id });
  expect(changes).toContainEqual(
    expect.objectContaining({ entity: "messageMark", action: "updateTopMsg" }),
  );
  expect(world.all("messageMark").map(({ topUserId }) => topUserId)).toEqual([LEADER, MEMBER]);
  world.does(LEADER, "message.pin", { msgId: second.id, remove: true });
  expect(world.all("messageMark").map(({ id }) => id)).toEqual([first.id]);
  const told = world.all("message").flatMap(({ msg }) => ("action" in msg ? [msg.action] : []));
  expect(told).toEqual(["add", "add", "remove"]);
  expect(pinMessage.lane({ msgId: 7 }, { userId: MEMBER })).toEqual({ entity: "message", id: 7 });
});

test("a pin does not take a bookmark along when it goes", () => {
  const world = makeCompany();
  const { id: msgId } = makeMessage(world, makeGroup(world).id);
  world.does(LEADER, "message.pin", { msgId });
  world.does(LEADER, "message.tag", { msgId });
  world.does(LEADER, "message.pin", { msgId, remove: true });
  expect(world.row("messageMark", msgId)).toMatchObject({ topUserId: 0, tagUserId: LEADER });
});

test("a chat takes so many pins", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  for (let place = 0; place < PINNED_MAX; place += 1) {
    world.does(LEADER, "message.pin", { msgId: makeMessage(world, dialogId).id });
  }
  const { id: msgId } = makeMessage(world, dialogId);
  expect(world.refuses(LEADER, "message.pin", { msgId }).reason).toBe("message.pinsMax");
});
