import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { WITHDRAW_WITHIN } from "../limits.ts";
import { withdrawMessage } from "./withdraw-message.ts";

test("a message taken back keeps its place, but neither text, mentions nor reactions", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const message = makeMessage(world, id, { text: "<@1> secret" });
  world.does(LEADER, "message.setEmoji", { msgId: message.id, symbol: "👍" });
  world.does(MEMBER, "message.withdraw", { msgId: message.id });
  expect(world.row("message", message.id)).toMatchObject({
    position: 1,
    msg: { text: "", type: "text" },
    mention: [],
    emoji: [],
    withdrawTime: world.now,
  });
  expect(JSON.stringify(world.row("dialog", id))).not.toContain("secret");
  const lane = withdrawMessage.lane({ msgId: message.id }, { userId: MEMBER });
  expect(lane).toEqual({ entity: "message", id: message.id });
});

test("an answer taken back no longer counts, and taking it back again changes nothing", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const question = makeMessage(world, id);
  const answer = makeMessage(world, id, { replyId: question.id });
  world.does(MEMBER, "message.withdraw", { msgId: answer.id });
  expect(world.row("message", question.id).replyNum).toBe(0);
  expect(world.does(MEMBER, "message.withdraw", { msgId: answer.id }).changes).toEqual([]);
});

test("only its author takes a message back, and within a day", () => {
  const world = makeCompany();
  const message = makeMessage(world, makeGroup(world).id);
  const withdraw = { msgId: message.id };
  expect(world.refuses(LEADER, "message.withdraw", withdraw).reason).toBe("message.authorOnly");
  world.now = message.createTime + WITHDRAW_WITHIN;
  expect(world.refuses(MEMBER, "message.withdraw", withdraw).reason).toBe("message.withdrawLate");
  world.now = message.createTime + WITHDRAW_WITHIN - 1000;
  world.does(MEMBER, "message.withdraw", withdraw);
  const gone = world.refuses(MEMBER, "message.withdraw", { msgId: 4711 });
  expect(gone.reason).toBe("message.gone");
});
