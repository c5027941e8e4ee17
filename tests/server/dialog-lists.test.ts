import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  countUnread,
  getDialog,
  listDialogs,
  listDialogsBeyond,
  listLatestMessages,
  listMessages,
} from "#contract/calls/dialog.ts";
import type { BodyOf } from "#contract/call.ts";
import { listUserBasics, searchUsers } from "#contract/calls/user.ts";
import { searchMessages } from "#contract/calls/message-search.ts";
import { callOf } from "#contract/command-calls.ts";
import { addSomeone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server);
});
afterAll(async () => server.close());

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

test("dialogs come pinned first, then the latest, with what is unread in them", async () => {
  server.clock.now += 1000;
  const dialogId = world.group.id;
  await done(server, world.leader, callOf("message.sendText"), { dialogId, text: "first" });
  server.clock.now += 1000;
  const text = `<@${world.member.userId}> second`;
  await done(server, world.leader, callOf("message.sendText"), { dialogId, text });
  await done(server, world.member, callOf("dialog.set"), { dialogId: world.pair.id, top: 1 });
  const { data } = await server.call(listDialogs, {}, world.member.token);
  expect(idsOf(data.records).slice(0, 2)).toEqual([world.pair.id, dialogId]);
  const all = [world.pair.id, dialogId, world.plan.dialogId, world.taskDialog.id];
  expect(new Set(idsOf(data.records))).toEqual(new Set(all));
  const history = await server.call(listMessages, { dialogId }, world.member.token);
  expect(data.records[1]).toMatchObject({
    unread: 2,
    unreadOne: history.data.list.at(-1)?.id,
    mention: 1,
    topTime: 0,
  });

  const read = history.data.list.map(({ id }) => ({ id, dialogId }));
  await done(server, world.member, callOf("message.read"), { id: read });
  const after = await server.call(getDialog, { dialogId }, world.member.token);
  expect(after.data).toMatchObject({ unread: 0, unreadOne: 0, mention: 0 });
  expect((await server.call(listDialogs, {}, world.outsider.token)).data.total).toBe(0);
});

test("behind the list stands what is unread, what was marked so, and what is to be seen to", async () => {
  const { leader, member, outsider } = world;
  const ours = new Set([world.group.id, world.pair.id]);
  const ask = async (someone = member, body: BodyOf<typeof listDialogsBeyond> = {}) =>
    idsOf((await done(server, someone, listDialogsBeyond, body)).list).filter((id) => ours.has(id));
  expect(await ask()).toEqual([]);
  const say = async (dialogId: number) => {
    server.clock.now += 1_000;
    await done(server, leader, callOf("message.sendText"), { dialogId, text: "Mind the edge" });
    return server.clock.now;
  };
  const saidInGroup = await say(world.group.id);
  const saidInPair = await say(world.pair.id);
  expect(await ask()).toEqual([world.pair.id, world.group.id]);
  expect(await ask(member, { unreadTime: saidInPair })).toEqual([world.group.id]);
  expect(await ask(member, { unreadTime: saidInGroup })).toEqual([]);
  expect(await ask(outsider)).toEqual([]);

  const history = await done(server, member, listMessages, { dialogId: world.group.id });
  const [last] = history.list;
  const read = history.list.map(({ id }) => ({ id, dialogId: world.group.id }));
  await done(server, member, callOf("message.read"), { id: read });
  expect(await ask()).toEqual([world.pair.id]);
  await done(server, member, callOf("dialog.set"), { dialogId: world.group.id, markUnread: 1 });
  expect(await ask(member, { unreadTime: 1, todoTime: 1 })).toEqual([world.group.id]);
  await done(server, member, callOf("dialog.set"), { dialogId: world.group.id, markUnread: 0 });
  const todo = { msgId: last?.id ?? 0, userId: [member.userId] };
  await done(server, leader, callOf("message.todo"), todo);
  expect(await ask(member, { unreadTime: 1 })).toContain(world.group.id);
  expect(await ask(member, { unreadTime: 1, todoTime: 1 })).toEqual([]);
  expect((await server.call(listDialogsBeyond, { unreadTime: -1 }, member.token)).code).toBe(400);
});

test("lines of marks and what one wrote oneself are not unread, neither counted nor come to", async () => {
  const dialogId = world.group.id;
  const said = await done(server, world.leader, callOf("message.sendText"), {
    dialogId,
    text: "A",
  });
  const read = { id: [{ id: said.id, dialogId }] };
  await done(server, world.member, callOf("message.read"), read);
  await done(server, world.leader, callOf("message.pin"), { msgId: said.id });
  const next = await done(server, world.leader, callOf("message.sendText"), {
    dialogId,
    text: "B",
  });
  await done(server, world.member, callOf("message.sendText"), { dialogId, text: "C" });
  const { data } = await server.call(getDialog, { dialogId }, world.member.token);
  expect(data).toMatchObject({ unread: 1, unreadOne: next.id });
  await done(server, world.member, callOf("dialog.mark"), { dialogId, type: "unread" });
  const waiting = await server.call(countUnread, { dialogId }, world.member.token);
  const nothing = { unread: 0, unreadOne: 0, mention: 0, markUnread: 0 };
  expect(waiting.data).toEqual({
    ...nothing,
    id: dialogId,
    unread: 1,
    unreadOne: next.id,
    markUnread: 1,
  });
  await done(server, world.member, callOf("dialog.mark"), { dialogId, type: "read" });
  const after = await server.call(countUnread, { dialogId }, world.member.token);
  expect(after.data).toEqual({ ...nothing, id: dialogId });
});

test("messages are read from one on, itself included, to older or to newer ones", async () => {
  const dialogId = world.group.id;
  const ids: number[] = [];
  for (const text of ["one", "two", "three", "four"]) {
    ids.push((await done(server, world.leader, callOf("message.sendText"), { dialogId, text })).id);
  }
  const page = async (body: object) =>
    idsOf((await server.call(listMessages, { dialogId, ...body }, world.member.token)).data.list);
  const [one, two, three, four] = ids;
  expect(await page({})).toEqual([four, three, two, one]);
  expect(await page({ prevId: two })).toEqual([two, one]);
  expect(await page({ nextId: two, size: 2 })).toEqual([three, two]);
  const answer = await done(server, world.member, callOf("message.sendText"), {
    dialogId,
    text: "an answer",
    replyId: two ?? 0,
  });
  expect(await page({ msgId: two })).toEqual([answer.id]);
  const foreign = { dialogId, prevId: world.message.id };
  const refused = await server.call(listMessages, foreign, world.member.token);
  expect(refused).toMatchObject({ code: 400, reason: "message.gone" });
});

test("pictures, files, links and bookmarks of a dialog are told of and can be asked for alone", async () => {
  const dialogId = world.group.id;
  const of = { md5: "900150983cd24fb0d6963f7d28e17f72", size: 3, dialogId };
  const held = async () => (await server.call(getDialog, { dialogId }, world.member.token)).data;
  expect(await held()).toMatchObject({ has_image: false, has_file: false, has_link: false });
  const send = async (name: string) =>
    (await done(server, world.leader, callOf("message.sendFile"), { ...of, name })).message.id;
  const [image, file] = [await send("Slab.jpg"), await send("Slab.pdf")];
  const text = "See https://site.example/plan";
  const link = await done(server, world.leader, callOf("message.sendText"), { dialogId, text });
  await done(server, world.leader, callOf("message.tag"), { msgId: file });
  const list = async (msgType: "image" | "file" | "link" | "tag" | "todo") =>
    idsOf((await server.call(listMessages, { dialogId, msgType }, world.member.token)).data.list);
  expect([await list("image"), await list("file"), await list("link")]).toEqual([
    [image],
    [file],
    [link.id],
  ]);
  expect([await list("tag"), await list("todo")]).toEqual([[file], []]);
  expect(await held()).toMatchObject({ has_image: true, has_file: true, has_link: true });
  await done(server, world.leader, callOf("message.withdraw"), { msgId: image });
  expect(await held()).toMatchObject({ has_image: false, has_file: true });
});

test("a file that is taken away from its task is none of its chat's any more", async () => {
  const { leader, member, taskDialog } = world;
  const dialogId = taskDialog.id;
  const held = async () => (await server.call(getDialog, { dialogId }, member.token)).data;
  const list = async (msgType: "image" | "file") =>
    idsOf((await server.call(listMessages, { dialogId, msgType }, member.token)).data.list);
  const of = { md5: "900150983cd24fb0d6963f7d28e17f72", size: 3, dialogId };
  const send = async (name: string) =>
    done(server, leader, callOf("message.sendFile"), { ...of, name });
  const [before, files] = [await held(), await list("file")];
  const [image, paper] = [await send("Slab.jpg"), await send("Slab.pdf")];
  expect(await held()).toMatchObject({ has_image: true, has_file: true });
  const search = { dialogId, key: "Slab", kind: "image" as const };
  const found = async () => (await server.call(searchMessages, search, member.token)).data.list;
  expect((await found()).map(({ id }) => id)).toEqual([image.message.id]);
  for (const { file } of [image, paper])
    await done(server, leader, callOf("task.removeFile"), { fileId: file.id });
  const { has_image, has_file } = before;
  expect(await held()).toMatchObject({ has_image, has_file });
  expect([await list("image"), await list("file")]).toEqual([[], files]);
  expect(await found()).toEqual([]);
});

test("of several dialogs at once the messages after those that the caller holds come", async () => {
  const dialogId = world.group.id;
  const ids: number[] = [];
  for (const text of ["one", "two", "three"]) {
    ids.push((await done(server, world.leader, callOf("message.sendText"), { dialogId, text })).id);
  }
  const [one, two, three] = ids;
  const ask = async (body: BodyOf<typeof listLatestMessages>) =>
    (await server.call(listLatestMessages, body, world.member.token)).data;
  const both = await ask({
    dialogs: [{ id: dialogId, latestId: one ?? 0 }, { id: world.taskDialog.id }],
  });
  expect(both.dialogs.map((dialog) => [dialog.id, idsOf(dialog.list), dialog.more])).toEqual([
    [dialogId, [three, two], false],
    [world.taskDialog.id, [world.message.id], false],
  ]);
  const cut = await ask({ dialogs: [{ id: dialogId }], take: 2 });
  expect(cut.dialogs[0]).toMatchObject({ list: [{ id: three }, { id: two }], more: true });
  const up = await ask({ dialogs: [{ id: dialogId, latestId: three ?? 0 }] });
  expect(up.dialogs).toEqual([{ id: dialogId, list: [], more: false }]);
  const foreign = await ask({ dialogs: [{ id: dialogId, latestId: world.message.id }] });
  expect(foreign.dialogs[0]?.list).toHaveLength(3);
});

test("a dialog that is gone or that others hold is named as gone, and nothing of it is told", async () => {
  const dialogs = [{ id: world.group.id }, { id: world.taskDialog.id }, { id: 4711 }];
  const { data } = await server.call(listLatestMessages, { dialogs }, world.outsider.token);
  expect(data).toMatchObject({ dialogs: [], deleted_id: dialogs.map(({ id }) => id) });
  const six = Array.from({ length: 6 }, () => ({ id: world.group.id }));
  const many = await server.call(listLatestMessages, { dialogs: six }, world.member.token);
  expect(many).toMatchObject({ code: 400, reason: "parameterError" });
});

test("the dialog list tells what changed since the last reply, and what I am not in any more", async () => {
  const { member, leader, group, pair } = world;
  const { timerange } = (await server.call(listDialogs, {}, member.token)).data;
  await done(server, leader, callOf("message.sendText"), { dialogId: pair.id, text: "Hello" });
  await done(server, member, callOf("dialog.removeGroupUsers"), { dialogId: group.id });
  const { data } = await server.call(listDialogs, { timerange }, member.token);
  expect(idsOf(data.records)).toEqual([pair.id]);
  expect(data).toMatchObject({ total: 1, deleted_id: [group.id] });
  const body = { planId: world.plan.id, userId: [member.userId] };
  await done(server, leader, callOf("plan.removeUsers"), body);
  const out = await server.call(listDialogs, { timerange: data.timerange }, member.token);
  expect(new Set(out.data.deleted_id)).toEqual(new Set([world.plan.dialogId, world.taskDialog.id]));
  expect(out.data.records).toEqual([]);
});

test("people are found by a part of their name, within or outside a plan", async () => {
  const percent = await addSomeone(server, `100%${world.plan.id}`);
  const find = async (body: object) =>
    (await server.call(searchUsers, body, world.leader.token)).data.map((user) => user.userId);
  expect(await find({ key: `%${world.plan.id}` })).toEqual([percent.userId]);
  expect(await find({ planId: world.plan.id })).toEqual([world.leader.userId, world.member.userId]);
  const outside = await find({ noPlanId: world.plan.id });
  expect(outside).toContain(world.outsider.userId);
  expect(outside).not.toContain(world.member.userId);
  expect(await find({ dialogId: world.group.id })).toHaveLength(2);
  expect(await find({ take: 1 })).toHaveLength(1);
  const dialog = { dialogId: world.group.id };
  expect((await server.call(searchUsers, dialog, world.outsider.token)).code).toBe(-4003);
});

test("bots and people who are disabled are found only by who asks for them", async () => {
  const { database } = server.parts;
  const key = `Gate${world.plan.id}`;
  const person = await addSomeone(server, key);
  const bot = await addSomeone(server, `${key} bot`);
  const disabled = await addSomeone(server, `${key} left`);
  await database.run("update users set bot = true where id = $1", [bot.userId]);
  await database.run("update users set disable_time = 1 where id = $1", [disabled.userId]);
  const find = async (body: object) =>
    (await done(server, world.leader, searchUsers, { key, ...body })).map(({ userId }) => userId);
  expect(await find({})).toEqual([person.userId]);
  expect(await find({ bot: 1 })).toEqual([bot.userId]);
  expect(await find({ bot: 2 })).toEqual([person.userId, bot.userId]);
  expect(await find({ disable: 1 })).toEqual([disabled.userId]);
  expect(await find({ bot: 2, disable: 2 })).toEqual([person.userId, bot.userId, disabled.userId]);
  const wrong = await server.call(searchUsers, { bot: 3 } as never, world.leader.token);
  expect(wrong).toMatchObject({ code: 400, reason: "parameterError" });
});

test("people are told once each, in the order asked for, unknown ones left out", async () => {
  const userId = [world.member.userId, 999_999, world.leader.userId, world.member.userId];
  const { data } = await server.call(listUserBasics, { userId }, world.outsider.token);
  expect(data.map((user) => user.userId)).toEqual([world.member.userId, world.leader.userId]);
  expect(data[0]).toMatchObject({ online: false, bot: false, disableTime: 0 });
});
