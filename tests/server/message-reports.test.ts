import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { decideReport, listReports } from "#contract/calls/trust/report.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { joinKey } from "#domain/id.ts";
import { tableOf } from "#server/tables/registry.ts";
import type { Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;
let dialogId = 0;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
  dialogId = world.group.id;
});
afterAll(async () => server.close());

const report = callOf("message.report");

async function say(person: Someone, text: string): Promise<number> {
  return (await done(server, person, callOf("message.sendText"), { dialogId, text })).id;
}

/** Open reports of messages of this chat, as the administrator sees them. */
async function openReports() {
  const { records } = await done(server, world.administrator, listReports, { state: "open" });
  return records.filter((record) => record.dialogId === dialogId);
}

test("administrators see the reported message as it stood, and nothing else of its chat", async () => {
  const { leader, member, administrator } = world;
  await say(member, "Between ourselves");
  const msgId = await say(member, "You fool");
  await done(server, leader, report, { msgId, reason: "abuse", words: "Again" });
  await done(server, member, callOf("message.edit"), { msgId, text: "You friend" });
  const records = await openReports();
  expect(records).toMatchObject([{ msgId, text: "You fool", words: "Again", reason: "abuse" }]);
  expect(JSON.stringify(records)).not.toContain("Between ourselves");
  const foreign = await server.call(listMessages, { dialogId }, administrator.token);
  expect(foreign.reason).toBe("dialogGone");
});

test("what is removed goes for everybody, all who reported it learn so, and the log says who decided", async () => {
  const { leader, member, administrator } = world;
  const userId = [administrator.userId];
  await done(server, leader, callOf("dialog.addGroupUsers"), { dialogId, userId });
  const msgId = await say(member, "You fool");
  for (const person of [leader, administrator]) {
    await done(server, person, report, { msgId, reason: "abuse" });
  }
  const [first] = await openReports();
  const decision = { id: first?.id ?? "", action: "remove" as const };
  const row = await done(server, administrator, decideReport, decision);
  expect(row.state).toBe("removed");
  // Another administrator who is late learns what was decided.
  const late = { ...decision, action: "dismiss" as const };
  expect((await done(server, administrator, decideReport, late)).state).toBe("removed");
  expect(await openReports()).toEqual([]);
  const { data } = await server.call(listMessages, { dialogId }, leader.token);
  expect(data.list.find(({ id }) => id === msgId)).toMatchObject({
    msg: { text: "" },
    withdrawUserId: administrator.userId,
  });
  for (const person of [leader, administrator]) {
    const { database } = server.parts;
    const stored = await tableOf("messageReport").get(database, joinKey(msgId, person.userId));
    expect(stored?.state).toBe("removed");
  }
  const notices = await tableOf("notice").list(server.parts.database, { userId: leader.userId });
  expect(notices.filter(({ kind }) => kind === "reportDecided")).toMatchObject([{ msgId }]);
  const audit = { kind: "report" as const, userId: administrator.userId };
  const { records } = await done(server, administrator, listAudit, audit);
  expect(records).toMatchObject([{ targetId: member.userId, detail: { what: "removed" } }]);
});

test("what is dismissed stays, also when its chat is gone by then; nobody else may decide", async () => {
  const { leader, member, administrator } = world;
  const msgId = await say(member, "The crane is free");
  const { id } = await done(server, leader, report, { msgId, reason: "spam" });
  for (const person of [leader, member]) {
    expect((await server.call(listReports, { state: "open" }, person.token)).reason).toBe(
      "adminOnly",
    );
    const decision = { id, action: "remove" as const };
    expect((await server.call(decideReport, decision, person.token)).reason).toBe("adminOnly");
  }
  await done(server, leader, callOf("dialog.dissolve"), { dialogId });
  const row = await done(server, administrator, decideReport, { id, action: "dismiss" });
  expect(row.state).toBe("dismissed");
});

test("administrators hear that somebody reported, by ids alone, and not of where; nobody else does", async () => {
  const { leader, member, administrator } = world;
  const msgId = await say(member, "You fool");
  await done(server, leader, report, { msgId, reason: "abuse" });
  const told = async ({ userId }: Someone) =>
    (await tableOf("notice").list(server.parts.database, { userId })).filter(
      (notice) => notice.kind === "reported" && notice.msgId === msgId,
    );
  const byUserId = leader.userId;
  expect(await told(administrator)).toMatchObject([{ byUserId, dialogId: 0, planId: 0 }]);
  expect([...(await told(leader)), ...(await told(member))]).toEqual([]);
});

test("the author's devices get no row of it", async () => {
  const { leader, member } = world;
  const msgId = await say(member, "You fool");
  await done(server, leader, report, { msgId, reason: "abuse" });
  const stored = await tableOf("messageReport").list(server.parts.database, {
    userId: leader.userId,
  });
  expect(stored.map((row) => row.msgId)).toEqual([msgId]);
  const told = async ({ token }: Someone) =>
    JSON.stringify(await server.call(syncPull, { epoch: "", since: 0 }, token));
  expect(await told(leader)).toContain("messageReport");
  expect(await told(member)).not.toContain("messageReport");
});
