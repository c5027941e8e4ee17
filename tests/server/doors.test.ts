import { read } from "xlsx";
import { callOf } from "#contract/command-calls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallDefinition } from "#contract/call.ts";
import { calls } from "#contract/registry.ts";
import { readNext } from "#server/files/texts/start-reading.ts";
import { readHead } from "#server/tables/own/space.ts";
import { possiblePushes, putSubscription } from "#server/tables/own/push.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary } from "#tests/make/company-forms.ts";
import { openEar } from "./make/ear.ts";
import { addSomeone, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { bringContent, hashOf } from "./make/uploads.ts";
import { done } from "./make/world.ts";

/** Stands in everything that only those see who were let in. */
const WORD = "zeppelin";

/** Calls that answer with rows, told what they may ask for. */
const DOORS = [
  "approval.ccList",
  "approval.log",
  "approval.waitingList",
  "bot.dialogs",
  "column.list",
  "dialog.beyond",
  "dialog.list",
  "dialog.one",
  "dialog.todo",
  "dialog.tops",
  "file.download",
  "file.list",
  "file.one",
  "file.search",
  "file.searchContents",
  "flow.list",
  "flow.statusList",
  "message.latest",
  "message.list",
  "message.search",
  "oaExamine.one",
  "plan.easyList",
  "plan.list",
  "plan.one",
  "record.export",
  "record.list",
  "record.one",
  "record.select",
  "record.shown",
  "sync.pull",
  "sync.window",
  "task.content",
  "task.contentVersions",
  "task.exportTemplate",
  "task.files",
  "task.flow",
  "task.list",
  "task.log",
  "task.one",
  "task.work",
];

/** What a call of these would do to the caller is not the question here. */
const DOES_SOMETHING = /^(user|session|account|passkey|twoFactor|password|email|push|invite)\b/;

let server: TestServer;
let leader: Someone;
let member: Someone;
let things: { planId: number; taskId: number; dialogId: number; fileId: number; id: number };
let filled: { modelId: number; id: number; recordId: number };

beforeAll(async () => {
  server = await openTestServer();
  leader = await addSomeone(server, "Leader");
  member = await addSomeone(server, "Member");
  const plan = await done(server, leader, callOf("plan.add"), {
    name: `The ${WORD}`,
    columns: ["To do"],
  });
  const userId = [member.userId];
  await done(server, leader, callOf("plan.invite"), { planId: plan.id, userId });
  await done(server, leader, callOf("column.add"), { planId: plan.id, name: `In the ${WORD}` });
  await done(server, leader, callOf("flow.save"), {
    planId: plan.id,
    flows: [
      { name: `Wait for the ${WORD}`, status: "start" },
      { name: "Moored", status: "end" },
    ],
  });
  const name = `Moor the ${WORD}`;
  const told = { name, content: `<p>A ${WORD}</p>`, owner: userId };
  const task = await done(server, leader, callOf("task.add"), { planId: plan.id, ...told });
  const written = { id: task.id, content: `<p>A larger ${WORD}</p>`, contentVersion: 1 };
  await done(server, member, callOf("task.edit"), written);
  const chat = await done(server, leader, callOf("task.openDialog"), { taskId: task.id });
  const { id: msgId } = await done(server, leader, callOf("message.sendText"), {
    dialogId: chat.id,
    text: `No ${WORD} yet`,
  });
  await done(server, leader, callOf("message.pin"), { msgId });
  await done(server, leader, callOf("message.todo"), { msgId, userId });
  await done(server, leader, callOf("dialog.addGroup"), { name: `Crew of the ${WORD}`, userId });
  const sent = { name: `Plan of the ${WORD}.pdf`, size: 3, md5: "0".repeat(32) };
  const { file } = await done(server, leader, callOf("message.sendFile"), {
    dialogId: chat.id,
    ...sent,
  });
  const papers = { planId: plan.id, name: `Papers of the ${WORD}` };
  const { id } = await done(server, leader, callOf("file.addFolder"), papers);
  const bytes = Buffer.from(`Where the ${WORD} lies`);
  const added = { pid: id, name: "Berths.txt", size: bytes.length, md5: hashOf("md5", bytes) };
  const berths = await done(server, leader, callOf("file.add"), added);
  await bringContent(server, leader, berths.file.id, bytes);
  while (await readNext(server.parts));
  things = { planId: plan.id, taskId: task.id, dialogId: chat.id, fileId: file.id, id };
  filled = await askForRecord();
});

/** A record that only its maker may read, and a request that the member is to decide and gets to know of. */
async function askForRecord() {
  const administrator = await addSomeone(server, "Administrator", { isAdmin: true });
  const named = { name: "Purchase", definition: diary, readers: "own" } as const;
  const form = await done(server, administrator, callOf("form.add"), named);
  const modelId = form.id;
  await done(server, administrator, callOf("form.publish"), { id: modelId });
  const people = { userIds: [member.userId], units: [] };
  const of = flow([{ kind: "copy", id: 9, name: "", people }, step(1, people.userIds)], {
    managerIds: [administrator.userId],
  });
  const saved = { formId: modelId, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const data = JSON.stringify({ part: `Rope for the ${WORD}` });
  const { id } = await done(server, leader, callOf("record.add"), { modelId, data });
  const request = await done(server, leader, callOf("approval.start"), { recordId: id });
  const remarks = { id: request.id, remarks: `Of the ${WORD}` };
  await done(server, leader, callOf("approval.comment"), remarks);
  await done(server, member, callOf("approval.decide"), {
    recordId: request.id,
    status: 2,
    remarks: `No ${WORD}`,
  });
  await done(server, leader, callOf("approval.resubmit"), { id: request.id });
  return { modelId, id, recordId: request.id };
}
afterAll(async () => server.close());

/** Names of the calls by which somebody is told of the word. */
async function tellingDoors(someone: Someone): Promise<string[]> {
  const everywhere = { key: WORD, epoch: "", since: 0 };
  const { dialogId } = things;
  const chat = { kind: "message", parentId: dialogId, dialogs: [{ id: dialogId }] };
  const there = { ...everywhere, ...things, ...chat, type: "annex" };
  const telling = new Set<string>();
  for (const door of calls.filter(isDoor)) {
    for (const asked of [everywhere, there, { ...everywhere, ...filled }]) {
      if (!door.body.safeParse(asked).success) continue;
      if (await tells(door, asked, someone)) telling.add(door.name);
    }
  }
  return [...telling].toSorted();
}

function isDoor({ access, command, name }: CallDefinition): boolean {
  return access === "member" && !command && !DOES_SOMETHING.test(name);
}

async function tells(door: CallDefinition, body: object, { token }: Someone): Promise<boolean> {
  const reply = await server.call(door, body, token);
  return `${JSON.stringify(reply.data ?? null)}${sheetsIn(reply.data)}`.includes(WORD);
}

/** What stands in the workbook that an answer brings. */
function sheetsIn(data: unknown): string {
  const { url } = (data ?? {}) as { readonly url?: unknown };
  if (typeof url !== "string" || !url.startsWith("data:")) return "";
  const book = read(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  return JSON.stringify(book.Sheets);
}

/** What somebody's line tells of the next thing that happens. */
async function heardNext(someone: Someone, text: string): Promise<boolean> {
  const ear = await openEar(server, someone);
  await done(server, leader, callOf("task.edit"), { id: things.taskId, name: text });
  await ear.heard(await readHead(server.parts.database));
  ear.leave();
  return JSON.stringify(ear.dataFrames()).includes(WORD);
}

/** Whom a push could tell of all that was ever said. */
async function pushed(): Promise<number[]> {
  const { database } = server.parts;
  const range = { from: 0, to: await readHead(database) };
  const sessions = { createTime: 0, lastTime: 0 };
  const found = await possiblePushes(database, range, { most: 100, sessions });
  return found.map(({ userId }) => userId);
}

test("every door asks whether somebody was let in, and nothing else", async () => {
  const { database } = server.parts;
  const { userId, deviceId } = member;
  const keys = { publicKey: "public", p256dh: "key", auth: "secret" };
  const places = { endpoint: "https://push.example.com/1", address: "https://plans.example.com" };
  await putSubscription(database, { deviceId, userId, ...keys, ...places }, server.clock.now);
  expect(await tellingDoors(member)).toEqual(DOORS);
  expect(await heardNext(member, `Fly the ${WORD}`)).toBe(true);
  expect(new Set(await pushed())).toEqual(new Set([userId]));

  // All that made them members stays; only that they may read is gone.
  await database.run("delete from access where user_id = $1", [userId]);
  expect(await tellingDoors(member)).toEqual([]);
  expect(await heardNext(member, `Land the ${WORD}`)).toBe(false);
  expect(await pushed()).toEqual([]);
  const edit = { id: things.taskId, name: "Seen" };
  expect(await server.call(callOf("task.edit"), edit, member.token)).toMatchObject({
    reason: "taskGone",
  });
});
