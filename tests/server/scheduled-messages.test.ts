import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listMessages } from "#contract/calls/dialog.ts";
import { clientIdShape } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { LEDGER_NAME, sendScheduled } from "#server/jobs/send-scheduled.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const HOUR = 3_600_000;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => server.close());

async function schedule(text: string, hours = 1) {
  const time = server.clock.now + hours * HOUR;
  const body = { dialogId: world.group.id, text, time };
  const { id } = await done(server, world.member, callOf("message.schedule"), body);
  return { id, time };
}

/** What the member has said in the group, the oldest first. */
async function said(): Promise<string[]> {
  const { data } = await server.call(
    listMessages,
    { dialogId: world.group.id },
    world.leader.token,
  );
  return data.list
    .filter(({ userId }) => userId === world.member.userId)
    .map(({ msg }) => msg.text)
    .toReversed();
}

const kept = async (id: number) => tableOf("scheduledMessage").get(server.parts.database, id);

test("a message is sent at its time as its writer's, and not before", async () => {
  const { id, time } = await schedule("Sweep the deck");
  server.clock.now = time - 1;
  await sendScheduled(server.parts);
  expect(await said()).toEqual([]);
  server.clock.now = time;
  await sendScheduled(server.parts);
  await sendScheduled(server.parts);
  expect(await said()).toEqual(["Sweep the deck"]);
  expect(await kept(id)).toBeUndefined();
});

test("nobody takes the name under which it is sent", () => {
  expect(clientIdShape.safeParse(LEDGER_NAME).success).toBe(false);
});

test("what came due while no server ran is sent by two of them at once, once", async () => {
  const { time } = await schedule("Sweep the deck");
  await schedule("Lock the gate");
  server.clock.now = time + 5 * HOUR;
  const { connectionString: databaseUrl } = server;
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const neighbour = { ...server.parts, database: databaseOn(opened.pool) };
  await Promise.all([sendScheduled(server.parts), sendScheduled(neighbour)]);
  await sendScheduled(neighbour);
  await opened.close();
  expect((await said()).toSorted()).toEqual(["Lock the gate", "Sweep the deck"]);
});

test("a server that fell after it had sent and before it noted it sends no second time", async () => {
  const { id, time } = await schedule("Sweep the deck");
  server.clock.now = time;
  const row = await kept(id);
  await sendScheduled(server.parts);
  // As the row stood when the message had gone out and nothing else was written.
  await server.parts.database.run(
    `insert into scheduled_messages
       (id, dialog_id, user_id, text, text_type, reply_id, time, sending_time, failed, create_time, scope, seq)
     values ($1, $2, $3, $4, 'text', 0, $5, $5, '', 0, $6, 1)`,
    [id, world.group.id, world.member.userId, row?.text, time, `user:${world.member.userId}`],
  );
  const { member } = world;
  const change = { id, text: "Something else" };
  const edit = await server.call(callOf("message.reschedule"), change, member.token);
  expect(edit.reason).toBe("message.scheduleGone");
  await sendScheduled(server.parts);
  expect(await said()).toEqual(["Sweep the deck"]);
  expect(await kept(id)).toBeUndefined();
});

test("whoever has left the chat keeps the words with the reason, and sends them once they are back", async () => {
  const { leader, member, group } = world;
  const { id, time } = await schedule("Sweep the deck");
  const who = { dialogId: group.id, userId: [member.userId] };
  await done(server, leader, callOf("dialog.removeGroupUsers"), who);
  server.clock.now = time;
  await sendScheduled(server.parts);
  expect(await said()).toEqual([]);
  expect(await kept(id)).toMatchObject({
    text: "Sweep the deck",
    failed: "dialogGone",
    sendingTime: 0,
  });
  await done(server, leader, callOf("dialog.addGroupUsers"), who);
  await sendScheduled(server.parts);
  expect(await said()).toEqual([]);
  await done(server, member, callOf("message.reschedule"), { id, time });
  await sendScheduled(server.parts);
  expect(await said()).toEqual(["Sweep the deck"]);
});

test("what was taken back or put off is not sent", async () => {
  const { member } = world;
  const first = await schedule("Sweep the deck");
  const second = await schedule("Lock the gate");
  await done(server, member, callOf("message.unschedule"), { id: first.id });
  const later = { id: second.id, time: second.time + HOUR, text: "Lock both gates" };
  await done(server, member, callOf("message.reschedule"), later);
  server.clock.now = second.time;
  await sendScheduled(server.parts);
  expect(await said()).toEqual([]);
  server.clock.now = second.time + HOUR;
  await sendScheduled(server.parts);
  expect(await said()).toEqual(["Lock both gates"]);
});
