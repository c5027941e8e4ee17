import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readPacks } from "../queries/files/packs.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { createOpenSocket } from "#client/data/database/open-socket.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { noRoomFailure } from "../calls/failure.ts";
import { createLiveLine, type LiveLine } from "./live-line.ts";

const world = makeCompany();
const task = makeTask(world, makePlan(world, "Tower").plan, { name: "Roof" });
const range = { type: "range", from: 5, to: 6 };
const renamed = {
  type: "planTask",
  action: "update",
  table: "task",
  from: 5,
  to: 6,
  rest: 0,
  data: { ...task, name: "Roof over the stairs" },
};
let database: LocalDatabase;
let socket: EventTarget | undefined;
let line: LiveLine;
let gaps: number;
let sockets = 0;
let isHeard: boolean;
let sent: { type: string; msgId?: string }[];
let work: Promise<void>;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
  await standAt("one");
  gaps = 0;
  isHeard = true;
  sent = [];
  socket = undefined;
  work = Promise.resolve();
  line = createLiveLine({
    database,
    ticket: async () => "ticket",
    isHeard: async () => isHeard,
    socketUrl: () => "ws://site/ws",
    createSocket() {
      socket = new EventTarget();
      sockets += 1;
      const send = (text: string) => sent.push(JSON.parse(text) as { type: string });
      const end = { readyState: WebSocket.OPEN, close: () => undefined, send };
      return Object.assign(socket, end) as unknown as WebSocket;
    },
    random: () => 0.5,
    fence: () => 1,
    inOrder(next) {
      work = next();
    },
    onOpen: () => undefined,
    onClosed: () => undefined,
    onGap() {
      gaps += 1;
    },
    onSignedOut: () => undefined,
  });
  line.connect();
  await vi.waitUntil(() => socket);
  greet();
  await line.prove(() => Promise.resolve(undefined));
});
afterEach(() => line.close());

function greet(): void {
  tell({ type: "open", fd: "1", ud: 1, epoch: "one", head: 5, time: 1, build: "b", online: [] });
}

const standAt = (epoch: string) => database.meta.put({ key: "head", value: { epoch, seq: 5 } });
const head = async () => (await readMeta(database.meta, "head"))?.seq;
const name = async () => (await database.task.get(task.id))?.name;

function tell(frame: object): void {
  socket?.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
}

test.each([
  ["rows", renamed, "Roof over the stairs"],
  ["a range without any", range, "Roof"],
])("%s that begin where the browser stands take it on", async (_words, frame, shown) => {
  tell(frame);
  await work;
  expect([await head(), await name(), gaps]).toEqual([6, shown, 0]);
});

test.each([
  ["rows", renamed],
  ["a range", range],
])(
  "%s that were on their way since before another epoch began only make it pull",
  async (_words, frame) => {
    await standAt("two");
    tell(frame);
    await work;
    expect([await head(), await name(), gaps]).toEqual([5, "Roof", 1]);
  },
);

test.each([
  ["rows", renamed],
  ["a range", range],
])(
  "%s on a new socket only make it pull until it has, for the server may know another past",
  async (_words, frame) => {
    const greetAndPull = async () => {
      greet();
      return undefined;
    };
    const pulls = [
      async () => greet(),
      // What was asked for before the server greeted says nothing of it.
      () => line.prove(greetAndPull),
      () => line.prove(async () => noRoomFailure).finally(greet),
    ];
    for (const pull of pulls) {
      const before = socket;
      before?.dispatchEvent(new Event("close"));
      line.connect();
      await vi.waitUntil(() => socket !== before);
      await pull();
      tell(frame);
      await work;
    }
    expect([await head(), await name(), gaps]).toEqual([5, "Roof", pulls.length]);
    greet();
    await line.prove(() => Promise.resolve(undefined));
    tell(frame);
    await work;
    expect(await head()).toBe(6);
  },
);

test("a file that is looked at in its folder is told as the file, also to the next socket", async () => {
  line.path("/manage/file/12/345");
  const told = { type: "path", path: "/single/file/345" };
  expect(sent).toEqual([told]);
  greet();
  expect(sent).toEqual([told, told]);
});

test("packs are noted as far as they are, until they are whole or let be, or the line begins again", async () => {
  greet();
  const pack = { name: "Level 2.zip", url: "/files/pack?token=one" };
  const hear = (data: object) => tell({ type: "file", action: "compress", data });
  hear({ ...pack, progress: 0 });
  hear({ ...pack, progress: 40 });
  const known = () => readPacks(database);
  await expect.poll(known).toEqual([{ ...pack, progress: 40 }]);
  hear({ ...pack, progress: 41, ended: "broken" });
  await expect.poll(known).toEqual([{ ...pack, progress: 41, ended: "broken" }]);
  hear({ name: "Roof.zip", url: "/files/pack?token=two", progress: 7 });
  await expect.poll(known).toMatchObject([{ name: "Roof.zip", progress: 7 }]);
  hear({ name: "Roof.zip", url: "/files/pack?token=two", progress: 100, ended: "whole" });
  await expect.poll(known).toEqual([]);
  hear({ ...pack, progress: 3 });
  await expect.poll(known).toHaveLength(1);
  greet();
  await expect.poll(known).toEqual([]);
});

test("who comes and goes is not noted in a database that is closed, and that is no error", async () => {
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.on("unhandledRejection", note);
  database.close();
  tell({ type: "line", userId: 2, online: true });
  tell({ type: "open", fd: "2", ud: 1, epoch: "one", head: 5, time: 1, build: "b", online: [2] });
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  expect(errors).toEqual([]);
});

test("a line that is lost comes back after three seconds, and one that fails again somewhat later", async () => {
  vi.useFakeTimers();
  try {
    const opened = [socket];
    const passes = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      if (socket !== opened.at(-1)) opened.push(socket);
      return opened.length;
    };
    const lose = () => socket?.dispatchEvent(new Event("close"));
    lose();
    expect(await passes(2_999)).toBe(1);
    expect(await passes(1)).toBe(2);
    lose();
    expect(await passes(3_999)).toBe(2);
    expect(await passes(1)).toBe(3);
    greet();
    lose();
    expect(await passes(3_000)).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});

test("which socket is open is known to all tabs, and that none is", async () => {
  const opened = createOpenSocket();
  const stop = opened.follow(database);
  try {
    await vi.waitUntil(() => opened.id() === "1");
    socket?.dispatchEvent(new Event("close"));
    await vi.waitUntil(() => opened.id() === "");
  } finally {
    stop();
  }
});

describe("on waking", () => {
  const shakes = () => sent.filter(({ type }) => type === "handshake");

  test("a line of which the server knows stays", async () => {
    const before = sockets;
    await line.check();
    expect(sockets).toBe(before);
    expect(shakes()).toEqual([]);
  });

  test("a line of which the server knows nothing stays where a handshake is answered", async () => {
    const before = sockets;
    isHeard = false;
    const checked = line.check();
    await vi.waitUntil(() => shakes().length > 0);
    tell({ type: "receipt", msgId: shakes()[0]?.msgId });
    await checked;
    expect(sockets).toBe(before);
    expect(line.isOpen()).toBe(true);
  });

  test("a line that died is opened anew", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const before = sockets;
      isHeard = false;
      const checked = line.check();
      await vi.advanceTimersByTimeAsync(2_999);
      expect(shakes()).toHaveLength(1);
      expect(sockets).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      await checked;
      await vi.advanceTimersByTimeAsync(0);
      expect(sockets).toBe(before + 1);
      expect(line.isOpen()).toBe(false);
      greet();
      expect(line.isOpen()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
