import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { addToken } from "#contract/calls/programs/bot.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";
import { mintedBy } from "./make/people.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";

let server: TestServer;
let crew: Crew;
let site: Site;

beforeAll(async () => {
  server = await openTestServer();
  crew = await makeCrew(server);
  site = await makeSite(server.parts, crew);
});
afterAll(async () => server.close());

type Role = keyof Crew;

async function say(role: Role, dialogId: number): Promise<number> {
  const { data } = await server.call(
    callOf("message.sendText"),
    { dialogId, text: "secret" },
    crew[role].token,
  );
  return data.id;
}

const remove = async (role: Role, msgId: number) =>
  (await server.call(callOf("message.withdraw"), { msgId }, crew[role].token)).code;

test("the leader of a plan takes messages out of the chat of a task; no member or outsider does", async () => {
  const opened = await server.call(
    callOf("task.openDialog"),
    { taskId: site.taskId },
    crew.member.token,
  );
  const dialogId = opened.data.id;
  const asked = await say("leader", dialogId);
  const said = await say("member", dialogId);
  expect(await remove("member", asked)).toBe(NO_ACCESS);
  expect(await remove("outsider", said)).toBe(PARAMETER_ERROR);
  expect(await remove("administrator", said)).toBe(PARAMETER_ERROR);
  expect(await remove("leader", said)).toBe(200);
  const { data } = await server.call(listMessages, { dialogId }, crew.member.token);
  expect(data.list[0]).toMatchObject({ msg: { text: "" }, withdrawUserId: crew.leader.userId });
  expect(data.dialog.lastMsg?.mtype).toBe("removed");
});

test("an administrator does in a group that they are in, and a line of the audit log says so", async () => {
  const { dialogId } = site;
  const invited = { dialogId, userId: [crew.administrator.userId] };
  const said = await say("member", dialogId);
  await server.call(callOf("dialog.addGroupUsers"), invited, crew.leader.token);
  expect(await remove("administrator", said)).toBe(200);
  // Once more says the same, and changes nothing.
  expect(await remove("administrator", said)).toBe(200);
  const log = await server.call(listAudit, { kind: "messageRemove" }, crew.administrator.token);
  expect(log.data.records).toMatchObject([
    { userId: crew.administrator.userId, targetId: crew.member.userId, detail: { name: "Member" } },
  ]);
  expect(JSON.stringify(log.data)).not.toContain("secret");
});

test("a line about what an access token did bears the token's name", async () => {
  const { dialogId } = await makeSite(server.parts, crew);
  const { administrator, leader } = crew;
  const invited = { dialogId, userId: [administrator.userId] };
  await server.call(callOf("dialog.addGroupUsers"), invited, leader.token);
  const msgId = await say("member", dialogId);
  const wish = { name: "Tidy up", scopes: ["writeMessages" as const], days: 7 as const };
  const { data: made } = await server.call(addToken, wish, administrator.token);
  expect((await server.call(callOf("message.withdraw"), { msgId }, made.token)).code).toBe(200);
  const log = await server.call(listAudit, { kind: "messageRemove" }, administrator.token);
  expect(log.data.records[0]).toMatchObject({ userId: administrator.userId, device: "Tidy up" });
});

test("who leads a group takes away what its members said, and nobody what the leader said", async () => {
  const { dialogId, messageId } = site;
  const said = await say("member", dialogId);
  expect(await remove("member", messageId)).toBe(NO_ACCESS);
  expect(await remove("leader", said)).toBe(200);
  const { data } = await server.call(listAudit, {}, crew.administrator.token);
  expect(data.records[0]?.kind).toBe("messageRemove");
  expect(data.records.filter(({ kind }) => kind === "messageRemove")).toHaveLength(2);
});

test("what marked messages said goes with them out of the lines that tell of it, also done in one go", async () => {
  const { leader, member } = crew;
  const { dialogId } = await makeSite(server.parts, crew);
  const id = mintedBy(member, 500);
  const calls = [
    { call: "message.sendText", data: { id, dialogId, text: "secret" } },
    { call: "message.pin", data: { msgId: id } },
    { call: "message.tag", data: { msgId: id } },
    { call: "message.withdraw", data: { msgId: id } },
  ];
  const at = server.clock.now;
  const entries = calls.map((entry, index) => ({ n: index + 1, at, ...entry }));
  const pushed = { clientId: "client-of-the-member", entries };
  const { data: reply } = await server.call(syncPush, pushed, member.token);
  expect(reply.results.map(({ state }) => state)).toEqual(calls.map(() => "applied"));
  const later = await say("member", dialogId);
  await server.call(callOf("message.pin"), { msgId: later }, leader.token);
  await server.call(callOf("message.withdraw"), { msgId: later }, member.token);
  const { data } = await server.call(listMessages, { dialogId }, leader.token);
  expect(data.list.filter(({ mtype }) => mtype === "top")).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain("secret");
});
