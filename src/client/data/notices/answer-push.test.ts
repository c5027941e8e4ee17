import { Dexie } from "dexie";
import { afterEach, beforeEach, expect, test } from "vitest";
import { syncPull } from "#contract/calls/sync.ts";
import { type LocalDatabase, localDatabaseNames } from "#client/data/database/local-database.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import {
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { TabLocks } from "#tests/make/tabs/tab-locks.ts";
import { workWords } from "#tests/make/work-words.ts";
import type { DeliverySettings } from "../lead/deliver.ts";
import { keepSession } from "../lead/keep-session.ts";
import { lockSeat } from "../lead/lock-seat.ts";
import { createCaller } from "../calls/http.ts";
import { noticeOfPush } from "./answer-push.ts";
import { saveNoticeChoice } from "./notice-choice.ts";

const words = {
  newMessage: "New message",
  testTitle: "Test",
  testBody: "It works",
  line: "{{name}}: {{text}}",
  everybody: "everybody",
  newNotice: "News",
  work: workWords,
};
const NOW = 1_800_000_000_000;
let database: LocalDatabase;
let locks: TabLocks;
let count = 0;
let world = makeCompany();
let dialogId = 0;
/** What the server has that the browser has not; undefined = it cannot be reached. */
let onServer: Record<string, unknown[]> | "signedOut" | undefined;

const settings: DeliverySettings = {
  now: () => NOW,
  callerOf: (token) =>
    createCaller({
      origin: "https://plans.example",
      token: () => token,
      language: () => "en",
      fetch: async (address) => {
        expect(new URL(address instanceof Request ? address.url : address).pathname).toBe(
          syncPull.path,
        );
        if (onServer === "signedOut") {
          return Response.json({ code: 401, msg: "", reason: "signedOut" }, { status: 401 });
        }
        if (!onServer) throw new TypeError("Failed to fetch");
        const windows = [{ dialogId, from: 1, to: 1 }];
        const data = { epoch: "one", head: 99, reset: false, gone: {}, windows, time: NOW };
        return Response.json({ code: 200, msg: "", data: { ...data, rows: onServer } });
      },
    }),
  seatOf: (one) => lockSeat(locks.of("service worker"), "seat", one),
  channelOf: () => ({
    postMessage: () => undefined,
    addEventListener: () => undefined,
    close: () => undefined,
  }),
};

const about = (messageId: number) =>
  JSON.stringify({ kind: "message", userId: MEMBER, dialogId, messageId });

beforeEach(async () => {
  count += 1;
  world = makeCompany();
  dialogId = makeGroup(world).id;
  locks = new TabLocks();
  onServer = undefined;
  // What other tests of this worker have left would be taken for the person's.
  for (const name of await localDatabaseNames()) await Dexie.delete(name);
  database = await openBrowserOf(world, MEMBER, `plumbline-space${count}-${MEMBER}`);
  await keepSession(database, { token: "hers", language: "en" });
  await saveNoticeChoice(database, { on: true, words });
});
afterEach(async () => database.delete());

/** Her message comes to the browser, or only to the server. */
async function write(isHere: boolean) {
  const message = makeMessage(world, dialogId, { text: "Free at noon" }, LEADER);
  const dialog = world.row("dialog", dialogId);
  const scope = `dialog:${dialogId}` as const;
  if (isHere) {
    await database.dialog.put({ ...dialog, scope });
    await database.message.put({ ...message, scope });
  }
  return { ...message, rows: { dialog: [dialog], message: [message] } };
}

test("a push about a message that is here shows its words, with no network", async () => {
  const message = await write(true);
  expect(await noticeOfPush(about(message.id), settings)).toMatchObject({
    title: "Crane crew",
    body: "李工: Free at noon",
  });
});

test("a message that is not here is fetched first", async () => {
  const message = await write(false);
  onServer = message.rows;
  expect(await noticeOfPush(about(message.id), settings)).toMatchObject({
    body: "李工: Free at noon",
  });
});

test("where it cannot be fetched, there is a message and no word of it", async () => {
  const message = await write(false);
  expect(await noticeOfPush(about(message.id), settings)).toMatchObject({
    title: "New message",
    body: "",
    data: { dialogId },
  });
});

test("what was silenced here a moment ago is not shown, nor anything to who is signed out or wants nothing", async () => {
  const message = await write(true);
  const id = `${dialogId}:${MEMBER}`;
  const flags = { topTime: 0, silence: 1, markUnread: 0, hiddenUntil: 0, color: "" } as const;
  const row = { id, dialogId, userId: MEMBER, ...flags, scope: `user:${MEMBER}` } as const;
  await database.dialogSetting.put(row);
  expect(await noticeOfPush(about(message.id), settings)).toBeUndefined();
  await database.dialogSetting.delete(id);
  await saveNoticeChoice(database, { on: false });
  expect(await noticeOfPush(about(message.id), settings)).toBeUndefined();
  await saveNoticeChoice(database, { on: true });
  await database.meta.delete("session");
  expect(await noticeOfPush(about(message.id), settings)).toBeUndefined();
});

test("a push that says that the session has ended shows nothing and leaves nothing to see", async () => {
  const message = await write(true);
  onServer = "signedOut";
  const ended = JSON.stringify({ kind: "ended", userId: MEMBER });
  expect(await noticeOfPush(ended, settings)).toBe("ended");
  expect(await database.message.count()).toBe(0);
  expect(await noticeOfPush(about(message.id), settings)).toBeUndefined();
});

test("the same push changes nothing where she has signed in again since", async () => {
  const message = await write(true);
  onServer = message.rows;
  const ended = JSON.stringify({ kind: "ended", userId: MEMBER });
  expect(await noticeOfPush(ended, settings)).toBeUndefined();
  expect(await database.message.count()).toBe(1);
});

test("nothing is shown of a message once fetching it shows that she is signed out", async () => {
  const message = await write(false);
  onServer = "signedOut";
  expect(await noticeOfPush(about(message.id), settings)).toBe("ended");
  expect(await database.dialog.count()).toBe(0);
});

test("a trial says that it is one, and what is no push of ours says nothing", async () => {
  const trial = JSON.stringify({ kind: "test", userId: MEMBER });
  expect(await noticeOfPush(trial, settings)).toMatchObject({ title: "Test", body: "It works" });
  for (const text of ["", "{}", "hello", JSON.stringify({ kind: "test", userId: 77 })])
    expect(await noticeOfPush(text, settings)).toBeUndefined();
});

test("a push about work names who did what once the rows are here, and opens it; without them no word", async () => {
  const { plan } = makePlan(world);
  const id = `${MEMBER}/part/77`;
  const payload = { kind: "notice", userId: MEMBER, noticeId: id, time: NOW };
  const notice = { id, userId: MEMBER, kind: "owner", planId: plan.id, taskId: 77 } as const;
  const rows = { notice: [{ ...notice, byUserId: LEADER, time: NOW }], plan: [plan] };
  onServer = rows;
  const shown = async () => noticeOfPush(JSON.stringify(payload), settings);
  // The task itself has gone meanwhile, or is not to be seen.
  expect(await shown()).toMatchObject({ title: "News", body: "", tag: id });
  const task = makeTask(world, plan, { name: "Pour the slab" });
  const named = { ...rows.notice[0], taskId: task.id, time: NOW + 1 };
  onServer = { ...rows, notice: [named], task: [task] };
  payload.time = NOW + 1;
  expect(await shown()).toMatchObject({
    title: "Pour the slab",
    body: "李工 made you owner of Pour the slab",
    data: { address: `/manage/plan/${plan.id}?task=${task.id}`, dialogId: 0 },
  });
});

test("a reminder names the task, and nobody who brought it about", async () => {
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { name: "Pour the slab" });
  const id = `${MEMBER}/reminder/${task.id}`;
  const told = { id, userId: MEMBER, planId: plan.id, taskId: task.id, byUserId: 0, time: NOW };
  onServer = { notice: [{ ...told, kind: "reminder" }], plan: [plan], task: [task] };
  const payload = { kind: "notice", userId: MEMBER, noticeId: id, time: NOW };
  expect(await noticeOfPush(JSON.stringify(payload), settings)).toMatchObject({
    title: "Pour the slab",
    body: "Reminder: Pour the slab",
    data: { address: `/manage/plan/${plan.id}?task=${task.id}` },
  });
});
