import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { listMessages } from "#contract/calls/dialog.ts";
import { countExpired } from "#contract/calls/trust/kept-messages.ts";
import { setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { expireMessages } from "#server/jobs/expire-messages.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const DAY = 86_400_000;
const CONTENT = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };

let server: TestServer;
let world: World;
let dialogId = 0;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  await server.call(setUp, { company: "Acme", ...person, language: "en", sample: false });
});
beforeEach(async () => {
  world = await makeWorld(server);
  dialogId = world.group.id;
  const { administrator } = world;
  await done(server, administrator, callOf("setting.save"), { messageDays: 0, fileDays: 0 });
});
afterAll(async () => server.close());

const keep = async (wish: {
  messageDays?: 0 | 30 | 90;
  fileDays?: 0 | 30;
  keepPinned?: boolean;
  keepTaskChats?: boolean;
}) => done(server, world.administrator, callOf("setting.save"), wish);

const say = async (text: string, where = dialogId) =>
  done(server, world.member, callOf("message.sendText"), { dialogId: where, text });

/** What stands in a chat, the oldest first. */
async function standing(where = dialogId) {
  const { data } = await server.call(listMessages, { dialogId: where }, world.leader.token);
  return data.list.map((message) => message).toReversed();
}

const texts = async () => (await standing()).map(({ msg }) => msg.text);

test("nothing goes by itself, and an administrator alone may say that it does", async () => {
  await say("Old");
  server.clock.now += 400 * DAY;
  await say("New");
  await expireMessages(server.parts);
  expect(await texts()).toEqual(["Old", "New"]);
  const wish = { messageDays: 30 as const, fileDays: 0 as const };
  const all = { ...wish, keepPinned: true, keepTaskChats: true };
  for (const person of [world.leader, world.outsider]) {
    expect((await server.call(countExpired, all, person.token)).reason).toBe("adminOnly");
    const refused = await server.call(callOf("setting.save"), wish, person.token);
    expect(refused.reason).toBe("adminOnly");
  }
});

test("what is older goes with its words, edits and what repeats them, and no other; the count said so", async () => {
  const old = await say("A secret of old");
  await done(server, world.member, callOf("message.edit"), { msgId: old.id, text: "Old secret" });
  await done(server, world.leader, callOf("message.tag"), { msgId: old.id });
  server.clock.now += 30 * DAY;
  await say("Young");
  server.clock.now += 1;
  const days = { messageDays: 30 as const, fileDays: 0 as const };
  const all = { ...days, keepPinned: true, keepTaskChats: true };
  const counted = await done(server, world.administrator, countExpired, all);
  await keep(days);
  await expireMessages(server.parts);
  const left = await done(server, world.administrator, countExpired, all);
  expect(left).toEqual({ messages: 0, files: 0 });
  expect(counted.messages).toBeGreaterThanOrEqual(1);
  const messages = await standing();
  expect(messages[0]).toMatchObject({ msg: { text: "" }, edits: [], withdrawUserId: -1 });
  expect(JSON.stringify(messages)).not.toContain("ecret");
  expect((await texts()).at(-1)).toBe("Young");
  const [line] = (await done(server, world.administrator, listAudit, { kind: "setting" })).records;
  expect(line?.detail).toMatchObject({ messageDays: 30 });
});

test("files can have a time of their own", async () => {
  const { member } = world;
  await say("Words");
  const file = { dialogId, name: "Slab.pdf", ...CONTENT };
  const { file: sent } = await done(server, member, callOf("message.sendFile"), file);
  server.clock.now += 31 * DAY;
  await say("Now");
  await keep({ messageDays: 0, fileDays: 30 });
  await expireMessages(server.parts);
  expect((await standing()).map(({ withdrawUserId }) => withdrawUserId)).toEqual([0, -1, 0]);
  const [row] = await server.parts.database.run("select id from files where id = $1", [sent.id]);
  expect(row).toBeUndefined();
});

test("what is pinned and chats of tasks stay where the company wants it", async () => {
  const { leader, task } = world;
  const pinned = await say("Pinned");
  await done(server, leader, callOf("message.pin"), { msgId: pinned.id });
  const chat = await done(server, leader, callOf("task.openDialog"), { taskId: task.id });
  await say("Of a task", chat.id);
  server.clock.now += 31 * DAY;
  await say("Now");
  await keep({ messageDays: 30, keepPinned: true, keepTaskChats: true });
  await expireMessages(server.parts);
  expect((await texts())[0]).toBe("Pinned");
  expect((await standing(chat.id)).at(-1)?.msg.text).toBe("Of a task");
  await keep({ keepPinned: false, keepTaskChats: false });
  await expireMessages(server.parts);
  expect((await standing())[0]).toMatchObject({ withdrawUserId: -1 });
  expect((await standing(chat.id)).at(-1)).toMatchObject({ withdrawUserId: -1 });
});

test("two servers that were down for long catch up, and each message goes once", async () => {
  for (let count = 0; count < 5; count += 1) await say(`Old ${count}`);
  server.clock.now += 400 * DAY;
  await say("Now");
  await keep({ messageDays: 90 });
  const { connectionString: databaseUrl } = server;
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const neighbour = { ...server.parts, database: databaseOn(opened.pool) };
  await Promise.all([expireMessages(server.parts), expireMessages(neighbour)]);
  await opened.close();
  expect(await texts()).toEqual(["", "", "", "", "", "Now"]);
  const lines = await server.parts.database.run<{ count: number }>(
    `select count(*) as count from changes where entity = 'message' and action = 'delete'
     and row_id in (select id::text from messages where dialog_id = $1)`,
    [dialogId],
  );
  expect(Number(lines[0]?.count)).toBe(5);
});
