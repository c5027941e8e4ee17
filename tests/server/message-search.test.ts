import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BodyOf } from "#contract/call.ts";
import { findMessageAt, searchMessages } from "#contract/calls/message-search.ts";
import { callOf } from "#contract/command-calls.ts";
import { ASKED_AFTER } from "#domain/search/search-pace.ts";
import type { Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const MINUTE = 60_000;
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => server.close());

/** Ids of what somebody finds; each asks from an address of their own. */
async function find(someone: Someone, body: BodyOf<typeof searchMessages>): Promise<number[]> {
  const address = { "x-forwarded-for": `10.2.0.${someone.userId % 250}` };
  const { code, data, msg } = await server.call(searchMessages, body, someone.token, address);
  expect(code, msg).toBe(200);
  return data.list.map(({ id }) => id);
}

async function say(dialogId: number, text: string, by = world.leader): Promise<number> {
  server.clock.now += 1_000;
  return (await done(server, by, callOf("message.sendText"), { dialogId, text })).id;
}

test("messages are found by parts of all their words, newest first, whatever the language", async () => {
  const first = await say(world.group.id, "The Concrete pump comes at seven");
  const second = await say(world.group.id, "Concrete is late, no PUMP before nine");
  await say(world.group.id, "The pump is blocked");
  const chinese = await say(world.group.id, "今天浇筑桥墩混凝土");
  const { member } = world;
  const dialogId = world.group.id;
  expect(await find(member, { key: "pump concr", dialogId })).toEqual([second, first]);
  expect(await find(member, { key: "桥墩", dialogId })).toEqual([chinese]);
  expect(await find(member, { key: "nothing of it", dialogId })).toEqual([]);
});

test("signs that mean something to a database are words like others", async () => {
  const percent = await say(world.group.id, "done to 100% today");
  await say(world.group.id, "done to 1000 today");
  const dialogId = world.group.id;
  expect(await find(world.member, { key: "100%", dialogId })).toEqual([percent]);
  expect(await find(world.member, { key: "_", dialogId })).toEqual([]);
  expect(await find(world.member, { key: "\\", dialogId })).toEqual([]);
});

test("nobody finds what they may not read", async () => {
  const { leader, member, outsider, group, plan } = world;
  const word = `secret${plan.id}`;
  const inGroup = await say(group.id, `${word} in the group`);
  const inPlan = await say(world.taskDialog.id, `${word} in the plan`);
  const inPair = await say(world.pair.id, `${word} between us`);
  expect(await find(member, { key: word })).toEqual([inPair, inPlan, inGroup]);
  expect(await find(outsider, { key: word })).toEqual([]);
  await done(server, leader, callOf("plan.removeUsers"), {
    planId: plan.id,
    userId: [member.userId],
  });
  expect(await find(member, { key: word })).toEqual([inPair, inGroup]);
  await done(server, leader, callOf("dialog.removeGroupUsers"), {
    dialogId: group.id,
    userId: [member.userId],
  });
  expect(await find(member, { key: word })).toEqual([inPair]);
});

test("a dialog or a plan out of reach is gone", async () => {
  const { outsider, group, plan } = world;
  const inDialog = { key: "x", dialogId: group.id };
  expect((await server.call(searchMessages, inDialog, outsider.token)).code).toBe(-4003);
  const inPlan = { key: "x", planId: plan.id };
  expect((await server.call(searchMessages, inPlan, outsider.token)).code).toBe(-4001);
});

test("one plan, one person and a span of time narrow the search", async () => {
  const { leader, member, group, plan } = world;
  const early = await say(group.id, "crane check");
  const between = server.clock.now + 500;
  const late = await say(group.id, "crane check", member);
  const inPlan = await say(plan.dialogId, "crane check");
  expect(await find(leader, { key: "crane", planId: plan.id })).toEqual([inPlan]);
  expect(await find(leader, { key: "crane", userId: member.userId })).toEqual([late]);
  expect(await find(leader, { key: "crane", dialogId: group.id, to: between })).toEqual([early]);
  expect(await find(leader, { key: "crane", dialogId: group.id, from: between })).toEqual([late]);
});

test("withdrawn messages are not found, and more than was asked for is told", async () => {
  const { leader, group } = world;
  const dialogId = group.id;
  const gone = await say(dialogId, "weld report one");
  const kept = await say(dialogId, "weld report two");
  await done(server, leader, callOf("message.withdraw"), { msgId: gone });
  expect(await find(leader, { key: "weld", dialogId })).toEqual([kept]);
  await say(dialogId, "weld report three");
  const body = { key: "weld", dialogId, take: 1 };
  const { data } = await server.call(searchMessages, body, leader.token);
  expect(data).toMatchObject({ list: [{ text: "weld report three" }], more: true });
});

test("whoever types fast for a minute is answered each time", async () => {
  const { member, group } = world;
  const dialogId = group.id;
  const pour = await say(dialogId, "pour the pier");
  for (let asked = 0; asked < MINUTE / ASKED_AFTER; asked += 1) {
    expect(await find(member, { key: "pour", dialogId })).toEqual([pour]);
  }
});

test("an empty question is refused", async () => {
  const { code, reason } = await server.call(searchMessages, { key: "  " }, world.member.token);
  expect([code, reason]).toEqual([400, "parameterError"]);
});

test("a file is found by its name and by what was said to it", async () => {
  const { group, leader, member } = world;
  const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  const sent = await done(server, leader, callOf("message.sendFile"), {
    ...content,
    dialogId: group.id,
    name: "Pour plan C.pdf",
    text: "approved at noon",
  });
  const dialogId = group.id;
  expect(await find(member, { key: "plan approved", dialogId })).toEqual([sent.message.id]);
});

test("simplified characters find traditional ones, and the other way round", async () => {
  const dialogId = world.group.id;
  const traditional = await say(dialogId, "明天澆築橋墩混凝土，後勤八點到");
  const simplified = await say(dialogId, "今天浇筑桥墩混凝土");
  const both = [simplified, traditional];
  expect(await find(world.member, { key: "浇筑 桥墩", dialogId })).toEqual(both);
  expect(await find(world.member, { key: "澆築 橋墩", dialogId })).toEqual(both);
  expect(await find(world.member, { key: "后勤", dialogId })).toEqual([traditional]);
  expect(await find(world.member, { key: "後勤", dialogId })).toEqual([traditional]);
  expect(await find(world.member, { key: "[浇澆]", dialogId })).toEqual([]);
});

test("kinds narrow the search, also without words", async () => {
  const { leader, member, group } = world;
  const dialogId = group.id;
  const words = await say(dialogId, "pour list");
  const link = await say(dialogId, "pour list at https://plans.example.com");
  const vote = await done(server, leader, callOf("message.sendVote"), {
    dialogId,
    text: "When do we pour?",
    list: ["today", "tomorrow"],
  });
  expect(await find(member, { kind: "link", dialogId })).toEqual([link]);
  expect(await find(member, { kind: "vote", dialogId })).toEqual([vote.id]);
  expect(await find(member, { key: "pour", kind: "text", dialogId })).toEqual([link, words]);
  const mine = { kind: "text", userId: member.userId, dialogId } as const;
  expect(await find(member, mine)).toEqual([]);
});

test("an answer says where it goes on, until there is no more", async () => {
  const { leader, group } = world;
  const dialogId = group.id;
  const said = [];
  for (const word of ["one", "two", "three"]) said.push(await say(dialogId, `crane ${word}`));
  const ask = async (prevId?: number) => {
    const body = { key: "crane", dialogId, take: 2, ...(prevId && { prevId }) };
    const { data } = await server.call(searchMessages, body, leader.token);
    return { ids: data.list.map(({ id }) => id), next: data.next };
  };
  const first = await ask();
  expect(first).toEqual({ ids: [said[2], said[1]], next: said[1] });
  expect(await ask(first.next)).toEqual({ ids: [said[0]], next: undefined });
  const elsewhere = await say(world.pair.id, "crane elsewhere");
  expect(await ask(elsewhere)).toEqual({ ids: [], next: undefined });
});

test("a day of a chat begins with its first message, and after the last one there is the newest", async () => {
  const { leader, member, outsider, group } = world;
  const dialogId = group.id;
  const at = async (time: number) =>
    (await server.call(findMessageAt, { dialogId, time }, member.token)).data.id;
  const early = await say(dialogId, "yesterday");
  const day = server.clock.now + 500;
  const first = await say(dialogId, "this morning");
  const last = await say(dialogId, "this noon");
  expect(await at(1)).toBeLessThanOrEqual(early);
  expect(await at(day)).toBe(first);
  expect(await at(server.clock.now + 1)).toBe(last);
  const { data } = await server.call(
    findMessageAt,
    { dialogId: world.pair.id, time: 1 },
    leader.token,
  );
  expect(data.id).toBe(0);
  const refused = await server.call(findMessageAt, { dialogId, time: 1 }, outsider.token);
  expect(refused.code).toBe(-4003);
});
