import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { joinKey } from "#domain/id.ts";
import type { Notice } from "#domain/notice/notice.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { remindOfMessages } from "#server/jobs/remind-of-messages.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const HOUR = 3_600_000;

let server: TestServer;
let world: World;
let msgId: number;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
  const words = { dialogId: world.group.id, text: "The pump comes at seven" };
  msgId = (await done(server, world.leader, callOf("message.sendText"), words)).id;
});
afterAll(async () => server.close());

async function noticesOfMember(): Promise<Notice[]> {
  const { userId } = world.member;
  const notices = await tableOf("notice").list(server.parts.database, { userId });
  return notices.filter(({ kind }) => kind === "messageReminder");
}

const keptBy = async (userId: number) =>
  tableOf("messageReminder").get(server.parts.database, joinKey(msgId, userId));

async function remindMemberIn(hours: number): Promise<number> {
  const time = server.clock.now + hours * HOUR;
  await done(server, world.member, callOf("message.remind"), { msgId, time });
  return time;
}

async function timesTold(): Promise<number> {
  const [row] = await server.parts.database.run<{ count: number }>(
    "select count(*)::int as count from changes where entity = 'notice' and row_id = $1",
    [`${world.member.userId}/message/${msgId}`],
  );
  return row?.count ?? 0;
}

test("a person is told of a message at their time, and nobody else", async () => {
  const time = await remindMemberIn(2);
  server.clock.now = time - 1;
  await remindOfMessages(server.parts);
  expect(await noticesOfMember()).toEqual([]);
  server.clock.now = time;
  await remindOfMessages(server.parts);
  await remindOfMessages(server.parts);
  const { userId } = world.member;
  const told = { userId, dialogId: world.group.id, msgId, planId: 0, byUserId: 0, time };
  expect(await noticesOfMember()).toMatchObject([told]);
  expect(await keptBy(userId)).toMatchObject({ toldTime: time });
  expect(await timesTold()).toBe(1);
  const others = await server.parts.database.run(
    "select 1 from notices where kind = 'messageReminder' and user_id <> $1 and msg_id = $2",
    [userId, msgId],
  );
  expect(others).toEqual([]);
});

test("what came due while no server ran is told by two of them at once, once", async () => {
  const time = await remindMemberIn(1);
  server.clock.now = time + 5 * HOUR;
  const { connectionString: databaseUrl } = server;
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const neighbour = { ...server.parts, database: databaseOn(opened.pool) };
  await Promise.all([remindOfMessages(server.parts), remindOfMessages(neighbour)]);
  await remindOfMessages(neighbour);
  await opened.close();
  expect(await timesTold()).toBe(1);
});

test("whoever puts it off is told again, and has seen to what they were told", async () => {
  const first = await remindMemberIn(1);
  server.clock.now = first;
  await remindOfMessages(server.parts);
  const again = await remindMemberIn(1);
  expect(await noticesOfMember()).toEqual([]);
  server.clock.now = again;
  await remindOfMessages(server.parts);
  expect(await noticesOfMember()).toMatchObject([{ time: again }]);
  await done(server, world.member, callOf("message.remind"), { msgId, time: 0 });
  expect(await noticesOfMember()).toEqual([]);
  expect(await keptBy(world.member.userId)).toBeUndefined();
});

test("of a message that is withdrawn, or in a group that one has left, nobody is told", async () => {
  const { leader, member, group } = world;
  const time = await remindMemberIn(1);
  await done(server, leader, callOf("message.withdraw"), { msgId });
  server.clock.now = time;
  await remindOfMessages(server.parts);
  expect(await noticesOfMember()).toEqual([]);
  expect(await keptBy(member.userId)).toBeUndefined();

  const other = { dialogId: group.id, text: "Bring the long bolts" };
  msgId = (await done(server, leader, callOf("message.sendText"), other)).id;
  const due = await remindMemberIn(1);
  const who = { dialogId: group.id, userId: [member.userId] };
  await done(server, leader, callOf("dialog.removeGroupUsers"), who);
  server.clock.now = due;
  await remindOfMessages(server.parts);
  expect(await noticesOfMember()).toEqual([]);
  expect(await keptBy(member.userId)).toBeUndefined();
});

test("what was told of a group goes with it for whoever is taken out", async () => {
  const { leader, member, group } = world;
  server.clock.now = await remindMemberIn(1);
  await remindOfMessages(server.parts);
  expect(await noticesOfMember()).toHaveLength(1);
  const who = { dialogId: group.id, userId: [member.userId] };
  await done(server, leader, callOf("dialog.removeGroupUsers"), who);
  expect(await noticesOfMember()).toEqual([]);
});
