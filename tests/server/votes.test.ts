import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listMessages } from "#contract/calls/dialog.ts";
import { searchMessages } from "#contract/calls/message-search.ts";
import { callOf } from "#contract/command-calls.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let dialogId: number;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
  dialogId = world.group.id;
});
afterAll(async () => server.close());

async function wordsOf(msgId: number) {
  const { data } = await server.call(listMessages, { dialogId }, world.leader.token);
  const message = data.list.find(({ id }) => id === msgId);
  if (!message || !("list" in message.msg)) throw new Error("It is no list");
  return message;
}

/** One face after the other. */
const faceOf = (turn: number) => String.fromCodePoint(0x1_f6_00 + turn);

test("choices that arrive together with each other and with reactions all count, each once", async () => {
  const { leader, member } = world;
  const asked = { dialogId, text: "When?", list: ["Monday", "Tuesday"], multiple: 1 as const };
  const { id: msgId } = await done(server, leader, callOf("message.sendVote"), asked);
  const turns = Array.from({ length: 5 }, (_nothing, turn) => turn);
  await Promise.all(
    turns.flatMap((turn) =>
      [leader, member].flatMap((person) => [
        done(server, person, callOf("message.vote"), { msgId, votes: [1 + (turn % 2)] }),
        done(server, person, callOf("message.setEmoji"), { msgId, symbol: faceOf(turn) }),
      ]),
    ),
  );
  for (const person of [leader, member]) {
    await done(server, person, callOf("message.vote"), { msgId, votes: [2] });
  }
  const message = await wordsOf(msgId);
  expect(message.msg).toMatchObject({ voters: 2, list: [{ num: 0 }, { num: 2 }] });
  expect(message.emoji).toHaveLength(turns.length);
});

test("lines that arrive together in a word-chain all stand in it", async () => {
  const { leader, member } = world;
  const asked = { dialogId, text: "Who brings what?" };
  const { id: msgId } = await done(server, leader, callOf("message.sendChain"), asked);
  const texts = Array.from({ length: 6 }, (_nothing, place) => `Thing ${place}`);
  await Promise.all(
    texts.map(async (text, place) =>
      done(server, place % 2 ? leader : member, callOf("message.chain"), { msgId, text }),
    ),
  );
  const { msg } = await wordsOf(msgId);
  const lines = "list" in msg ? msg.list.map(({ text }) => text) : [];
  expect(new Set(lines)).toEqual(new Set(texts));
});

test("votes are found by what can be chosen, word-chains by who brings what", async () => {
  const asked = { dialogId, text: "When?", list: ["Whitsun", "Michaelmas"] };
  const { id: vote } = await done(server, world.leader, callOf("message.sendVote"), asked);
  const begun = { dialogId, text: "Who brings what?" };
  const { id: chain } = await done(server, world.leader, callOf("message.sendChain"), begun);
  const line = { msgId: chain, text: "Theodolite" };
  await done(server, world.member, callOf("message.chain"), line);
  await done(server, world.leader, callOf("message.pin"), { msgId: chain });
  const found = async (key: string) => {
    const { data } = await server.call(searchMessages, { key, dialogId }, world.member.token);
    return data.list.map(({ id }) => id);
  };
  expect([await found("michaelmas"), await found("theodolite")]).toEqual([[vote], [chain]]);
  expect(await found("brings")).toEqual([chain]);
});
