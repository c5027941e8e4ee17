import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countUnread, listReaders } from "#contract/calls/dialog.ts";
import { callOf } from "#contract/command-calls.ts";
import { DIALOG_GONE, NO_ACCESS } from "#domain/refusal.ts";
import type { Id } from "#domain/id.ts";
import { READS_TOLD_MAX } from "#domain/dialog/readers-of.ts";
import { GROUP_MEMBERS_MAX } from "#domain/limits.ts";
import { TODO_PEOPLE_MAX } from "#domain/message/marks/todo-limits.ts";
import { newDialogUser } from "#domain/dialog/dialog-user.ts";
import { applyChanges } from "#server/commands/apply-changes.ts";
import { readHead } from "#server/tables/own/space.ts";
import { openEar } from "./make/ear.ts";
import { addManyPeople } from "./make/many-people.ts";
import { addBrowser, addSomeone, type Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let crew: readonly Id[];
let leader: Someone;
let member: Someone;
let outsider: Someone;
let worlds = 0;

beforeAll(async () => {
  server = await openTestServer();
  crew = await addManyPeople(server, GROUP_MEMBERS_MAX);
});
beforeEach(async () => {
  worlds += 1;
  leader = await addSomeone(server, `Lead${worlds}`);
  member = await addSomeone(server, `Mate${worlds}`);
  outsider = await addSomeone(server, `Guest${worlds}`);
});
afterAll(async () => server.close());

const addGroup = callOf("dialog.addGroup");
const addUsers = callOf("dialog.addGroupUsers");
const takeOut = callOf("dialog.removeGroupUsers");
const sendText = callOf("message.sendText");
const read = callOf("message.read");

/** A group of as many as there may be, led by the leader, with the member in it. */
async function fullGroup(size = GROUP_MEMBERS_MAX): Promise<Id> {
  const userId = [member.userId, ...crew.slice(0, size - 2)];
  const { id } = await done(server, leader, addGroup, { name: "All hands", userId });
  return id;
}

async function countOf(table: "dialog_users" | "access", dialogId: Id): Promise<number> {
  const where = table === "access" ? "target = 'dialog:' || $1::bigint" : "dialog_id = $1::bigint";
  const [row] = await server.parts.database.run<{ count: number }>(
    `select count(*) as count from ${table} where ${where}`,
    [dialogId],
  );
  return row?.count ?? 0;
}

/** So many of the crew have read all that stands there. */
async function readByCrew(dialogId: Id, many: number): Promise<void> {
  await server.parts.database.run(
    `update dialog_users me set read_position = d.last_position from dialogs d
     where d.id = me.dialog_id and d.id = $1 and me.user_id = any($2::bigint[])`,
    [dialogId, crew.slice(0, many)],
  );
}

test("a group takes 2,000 people in one act, and not one more", async () => {
  const dialogId = await fullGroup();
  expect(await countOf("dialog_users", dialogId)).toBe(GROUP_MEMBERS_MAX);
  expect(await countOf("access", dialogId)).toBe(GROUP_MEMBERS_MAX);
  const wish = { dialogId, userId: [outsider.userId] };
  const reply = await server.call(addUsers, wish, leader.token);
  expect(reply).toMatchObject({ reason: "dialog.membersMax" });
  expect(await countOf("dialog_users", dialogId)).toBe(GROUP_MEMBERS_MAX);
  expect((await server.call(addUsers, wish, outsider.token)).code).toBe(DIALOG_GONE);
});

test("many are invited at once, one of whom is gone: then nobody is", async () => {
  const first = { name: "Night shift", userId: [member.userId] };
  const { id: dialogId } = await done(server, leader, addGroup, first);
  const many = crew.slice(0, GROUP_MEMBERS_MAX - 2);
  const unknown = { dialogId, userId: [...many.slice(1), 999_999_999] };
  expect((await server.call(addUsers, unknown, leader.token)).reason).toBe("userUnknown");
  expect(await countOf("dialog_users", dialogId)).toBe(2);
  await done(server, leader, addUsers, { dialogId, userId: [...many] });
  expect(await countOf("dialog_users", dialogId)).toBe(GROUP_MEMBERS_MAX);
});

test("whoever has left more than once is not let in with the others", async () => {
  const first = { name: "Night shift", userId: [member.userId] };
  const { id: dialogId } = await done(server, leader, addGroup, first);
  for (let time = 0; time < 2; time += 1) {
    await done(server, member, takeOut, { dialogId });
    const back = { dialogId, userId: [member.userId] };
    if (time === 0) await done(server, leader, addUsers, back);
  }
  const wish = { dialogId, userId: [...crew.slice(0, 300), member.userId] };
  expect((await server.call(addUsers, wish, leader.token)).reason).toBe("leftAgain");
  expect(await countOf("dialog_users", dialogId)).toBe(1);
});

test("who has read is counted right for 2,000, and told to the author alone", async () => {
  const dialogId = await fullGroup(GROUP_MEMBERS_MAX - 1);
  const { id: msgId } = await done(server, leader, sendText, { dialogId, text: "<@0> Storm at 4" });
  const late = { dialogId, userId: [outsider.userId] };
  await done(server, leader, addUsers, late);
  const none = await done(server, leader, listReaders, { msgId });
  expect(none.read).toEqual([]);
  expect(none.unread).toHaveLength(GROUP_MEMBERS_MAX - 2);
  expect(none.unread).not.toContain(outsider.userId);
  await readByCrew(dialogId, 1_234);
  server.clock.now += 1_000;
  await done(server, member, read, { id: [{ id: msgId, dialogId }] });
  const told = await done(server, leader, listReaders, { msgId });
  expect(told.read).toHaveLength(1_235);
  expect(told.read[0]).toBe(member.userId);
  expect(told.unread).toHaveLength(GROUP_MEMBERS_MAX - 2 - 1_235);
  expect((await server.call(listReaders, { msgId }, member.token)).code).toBe(NO_ACCESS);
  await done(server, outsider, takeOut, { dialogId });
  expect((await server.call(listReaders, { msgId }, outsider.token)).reason).toBe("message.gone");
});

test("everybody is called by one word, and each sees it as theirs", async () => {
  const dialogId = await fullGroup();
  await done(server, leader, sendText, { dialogId, text: "<@0> Storm at 4" });
  expect(await done(server, member, countUnread, { dialogId })).toMatchObject({
    unread: 1,
    mention: 1,
  });
});

test("in a large group each hears of their own reading only, and a pull brings the others'", async () => {
  const dialogId = await fullGroup(READS_TOLD_MAX + 1);
  const { id: msgId } = await done(server, leader, sendText, { dialogId, text: "Good morning" });
  const replica = await new Replica().pull(server, leader);
  const others = await openEar(server, leader);
  const own = await openEar(server, await addBrowser(server, member.userId));
  await done(server, member, read, { id: [{ id: msgId, dialogId }] });
  const head = await readHead(server.parts.database);
  await Promise.all([others.heard(head), own.heard(head)]);
  expect(own.dataFrames()).toMatchObject([{ table: "dialogUser", action: "readed" }]);
  expect(others.dataFrames()).toEqual([]);
  expect(others.hasGap()).toBe(false);
  await replica.pull(server, leader);
  const id = `${dialogId}:${member.userId}`;
  expect(replica.rows.get("dialogUser")?.get(id)).toMatchObject({ readPosition: 1 });
  others.leave();
  own.leave();
});

test("in a group that is not larger than that, others hear of it at once", async () => {
  const dialogId = await fullGroup(READS_TOLD_MAX);
  const { id: msgId } = await done(server, leader, sendText, { dialogId, text: "Good morning" });
  const others = await openEar(server, leader);
  await done(server, member, read, { id: [{ id: msgId, dialogId }] });
  await others.heard(await readHead(server.parts.database));
  expect(others.dataFrames()).toMatchObject([{ table: "dialogUser", action: "readed" }]);
  others.leave();
});

/** A task's chat in which so many of the crew take part besides the leader and the member, as in a plan with many hands. */
async function taskChat(many: number): Promise<Id> {
  const { id: planId } = await done(server, leader, callOf("plan.add"), {
    name: "Tower",
    columns: ["To do"],
  });
  await done(server, leader, callOf("plan.invite"), { planId, userId: [member.userId] });
  const task = await done(server, leader, callOf("task.add"), { planId, name: "Roof" });
  const dialog = await done(server, leader, callOf("task.openDialog"), { taskId: task.id });
  await done(server, member, callOf("task.openDialog"), { taskId: task.id });
  await server.parts.database.transaction(async (tx) =>
    applyChanges(
      tx,
      crew.slice(0, many).map((userId) => ({
        entity: "dialogUser",
        action: "groupJoin",
        put: newDialogUser({ dialogId: dialog.id, planId, privateTo: 0, userId }, server.clock.now),
      })),
      { actorId: leader.userId, at: server.clock.now },
    ),
  );
  return dialog.id;
}

test("in a chat of a plan the same holds, by how many take part in that chat", async () => {
  for (const [many, told] of [
    [READS_TOLD_MAX - 1, false],
    [READS_TOLD_MAX - 2, true],
  ] as const) {
    const dialogId = await taskChat(many);
    const { id: msgId } = await done(server, leader, sendText, { dialogId, text: "Good morning" });
    const others = await openEar(server, leader);
    const own = await openEar(server, await addBrowser(server, member.userId));
    await done(server, member, read, { id: [{ id: msgId, dialogId }] });
    const head = await readHead(server.parts.database);
    await Promise.all([others.heard(head), own.heard(head)]);
    const frame = { table: "dialogUser", action: "readed" };
    expect(own.dataFrames()).toMatchObject([frame]);
    expect(others.dataFrames()).toMatchObject(told ? [frame] : []);
    expect(others.hasGap()).toBe(false);
    expect((await done(server, leader, listReaders, { msgId })).read).toEqual([member.userId]);
    others.leave();
    own.leave();
  }
});

test("where so many leave that reading is told again, all hear how far the others are", async () => {
  const dialogId = await fullGroup(READS_TOLD_MAX + 1);
  const { id: msgId } = await done(server, leader, sendText, { dialogId, text: "Good morning" });
  const others = await openEar(server, leader);
  await done(server, member, read, { id: [{ id: msgId, dialogId }] });
  const away = await new Replica().pull(server, leader);
  // What came over a line that tells nothing of others is as if it had not come.
  const id = `${dialogId}:${member.userId}`;
  away.rows.get("dialogUser")?.delete(id);
  const last = crew[READS_TOLD_MAX - 2] ?? 0;
  await done(server, leader, takeOut, { dialogId, userId: [last] });
  await others.heard(await readHead(server.parts.database));
  const told = others.dataFrames().filter(({ data }) => data["id"] === id);
  expect(told).toMatchObject([{ action: "readed", data: { readPosition: 1 } }]);
  await away.pull(server, leader);
  expect(away.rows.get("dialogUser")?.get(id)).toMatchObject({ readPosition: 1 });
  others.leave();
});

test("people go one by one and by the thousand, and the rest stays whole", async () => {
  const dialogId = await fullGroup();
  await done(server, member, takeOut, { dialogId });
  const gone = crew.slice(0, 1_500);
  const theirs = { dialogId, userId: [...gone] };
  expect((await server.call(takeOut, theirs, outsider.token)).code).toBe(DIALOG_GONE);
  await done(server, leader, takeOut, theirs);
  expect(await countOf("dialog_users", dialogId)).toBe(GROUP_MEMBERS_MAX - 1_501);
  expect(await countOf("access", dialogId)).toBe(GROUP_MEMBERS_MAX - 1_501);
  await done(server, leader, callOf("dialog.dissolve"), { dialogId });
  expect(await countOf("access", dialogId)).toBe(0);
});

test("a to-do of everybody is done by one, and is open for the others; of too many there is none", async () => {
  const todo = callOf("message.todo");
  const small = await fullGroup(TODO_PEOPLE_MAX);
  const { id: msgId } = await done(server, leader, sendText, {
    dialogId: small,
    text: "Sign the plan",
  });
  const mark = await done(server, leader, todo, { msgId, type: "all" });
  expect(mark.todos).toHaveLength(TODO_PEOPLE_MAX);
  const after = await done(server, member, callOf("message.done"), { msgId });
  expect(after.todos.filter(({ doneTime }) => doneTime > 0)).toHaveLength(1);
  const large = await fullGroup(TODO_PEOPLE_MAX + 1);
  const other = await done(server, leader, sendText, { dialogId: large, text: "Sign the plan" });
  const wish = { msgId: other.id, type: "all" } as const;
  const reply = await server.call(todo, wish, leader.token);
  expect(reply).toMatchObject({ reason: "message.todoPeopleMax" });
});
