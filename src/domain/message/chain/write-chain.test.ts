import { LEADER, makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { CHAIN_LINES_MAX } from "../../limits.ts";
import type { ChainBody } from "../body/chain-body.ts";
import { writtenInMessage } from "../message-body.ts";
import { writeChain } from "./write-chain.ts";

function makeChain() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { id: msgId } = world.does(LEADER, "message.sendChain", { dialogId, text: "Who comes?" });
  const lines = () =>
    (world.row("message", msgId).msg as ChainBody).list.map(({ userId, text }) => [userId, text]);
  return { world, msgId, lines };
}

test("lines of several people stand below each other, in the row of the chain itself", () => {
  const { world, msgId, lines } = makeChain();
  world.does(MEMBER, "message.chain", { msgId, lineId: 11, text: "Two of us" });
  world.does(LEADER, "message.chain", { msgId, lineId: 12, text: "Me" });
  world.does(MEMBER, "message.chain", { msgId, lineId: 13, text: "And a truck" });
  const all = [
    [MEMBER, "Two of us"],
    [LEADER, "Me"],
    [MEMBER, "And a truck"],
  ];
  expect(lines()).toEqual(all);
  expect(world.all("message")).toHaveLength(1);
  expect(writtenInMessage(world.row("message", msgId))).toBe("Who comes? Two of us Me And a truck");
});

test("a line is changed and taken away by whoever wrote it, and by nobody else", () => {
  const { world, msgId, lines } = makeChain();
  world.does(MEMBER, "message.chain", { msgId, lineId: 11, text: "Two of us" });
  world.does(MEMBER, "message.chain", { msgId, lineId: 11, text: "Three of us" });
  expect(lines()).toEqual([[MEMBER, "Three of us"]]);
  const foreign = { msgId, lineId: 11, text: "" };
  expect(world.refuses(LEADER, "message.chain", foreign).reason).toBe("message.authorOnly");
  world.does(MEMBER, "message.chain", { msgId, lineId: 11, text: "" });
  expect(lines()).toEqual([]);
  expect(world.does(MEMBER, "message.chain", { msgId, lineId: 11, text: "" }).changes).toEqual([]);
});

test("a chain takes so many lines", () => {
  const { world, msgId } = makeChain();
  for (let lineId = 1; lineId <= CHAIN_LINES_MAX; lineId += 1) {
    world.does(MEMBER, "message.chain", { msgId, lineId, text: `Line ${lineId}` });
  }
  const refusal = world.refuses(LEADER, "message.chain", { msgId, text: "Me too" });
  expect(refusal.reason).toBe("message.chainMax");
});

test("of what is written twice into one line without a network only the later is sent", () => {
  const [first, second] = [
    { msgId: 7, lineId: 1, text: "a" },
    { msgId: 7, lineId: 1, text: "b" },
  ];
  expect(writeChain.merge?.(first, second)).toEqual(second);
  expect(writeChain.merge?.(first, { ...second, lineId: 2 })).toBeUndefined();
  expect(writeChain.lane(first, { userId: MEMBER })).toEqual({ entity: "message", id: 7 });
});
