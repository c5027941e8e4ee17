import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { createCaller } from "#client/data/calls/http.ts";
import type { LeaderChannel } from "#client/data/lead/lead.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { TabLocks } from "#tests/make/tabs/tab-locks.ts";
import { deliverAll } from "./deliver.ts";
import { bringBack } from "../laid-away/lay-away.ts";
import { keepSession } from "./keep-session.ts";
import { lockSeat } from "./lock-seat.ts";

type Answer = (entries: readonly { n: number }[]) => Response | Promise<Response>;

const NOW = 1_800_000_000_000;
const world = makeCompany();
const planId = makePlan(world).plan.id;
let database: LocalDatabase;
let locks: TabLocks;
let count = 0;
/** Numbers of what came to the server, request by request. */
let sent: number[][] = [];
let tokens: (string | null)[] = [];
let answer: Answer;
let hear: ((message: { data: unknown }) => void) | undefined;

const envelope = (data: unknown, code = 200) =>
  Response.json({ code, msg: "", data }, { headers: { "content-type": "application/json" } });

const applied: Answer = (entries) =>
  envelope({
    results: entries.map(({ n }) => ({ n, state: "applied", seq: 10 + n })),
    head: 10,
    time: NOW,
  });

const server: typeof fetch = async (address, request) => {
  const { pathname } = new URL(address instanceof Request ? address.url : address);
  tokens.push(new Headers(request?.headers).get("token"));
  if (pathname === syncPull.path) {
    const rows = { rows: {}, gone: {}, windows: [] };
    return envelope({ epoch: "one", head: 99, reset: false, ...rows, time: NOW });
  }
  expect(pathname).toBe(syncPush.path);
  const body = typeof request?.body === "string" ? request.body : "";
  const { entries } = JSON.parse(body) as { entries: { n: number }[] };
  sent.push(entries.map(({ n }) => n));
  return answer(entries);
};

const channel: LeaderChannel = {
  postMessage: () => undefined,
  addEventListener: (_type, listener) => {
    hear = listener;
  },
  close: () => undefined,
};

const deliver = () =>
  deliverAll({
    now: () => NOW,
    callerOf: (token, language) =>
      createCaller({
        origin: "http://site",
        token: () => token,
        language: () => language,
        fetch: server,
      }),
    seatOf: (own) => lockSeat(locks.of("service worker"), "seat", own),
    channelOf: () => channel,
  });

const waiting = () => database.outbox.where("state").equals("waiting").count();

beforeEach(async () => {
  count += 1;
  sent = [];
  tokens = [];
  answer = applied;
  locks = new TabLocks();
  database = await openBrowserOf(world, LEADER, `plumbline-deliver-${count}`);
  await keepSession(database, { token: "her-token", language: "en" });
  for (const name of ["Pour", "Cure"]) {
    const done = await runCommand(database, "task.add", { planId, name }, NOW);
    expect(done.ok).toBe(true);
  }
});

afterEach(async () => {
  await database.delete();
});

describe("what waits while no page is open", () => {
  it("is sent once, in her name, and settled", async () => {
    const before = await waiting();
    expect(await deliver()).toBe(true);
    expect(sent.flat()).toHaveLength(before);
    expect(new Set(tokens)).toEqual(new Set(["her-token"]));
    expect(await database.outbox.count()).toBe(0);
    expect(await database.shadow.count()).toBe(0);
    expect(await deliver()).toBe(true);
    expect(sent.flat()).toHaveLength(before);
  });

  it("stays where it is when nobody is signed in any more", async () => {
    await database.meta.delete("session");
    expect(await deliver()).toBe(true);
    expect(sent).toEqual([]);
    expect(await waiting()).toBeGreaterThan(0);
  });

  it("is left to a page that leads, and asked for again later", async () => {
    let leave: () => void = () => undefined;
    const stay = () => new Promise<void>((resolve) => (leave = resolve));
    const led = locks.of("page").request("seat", {}, stay);
    expect(await deliver()).toBe(false);
    expect(sent).toEqual([]);
    leave();
    await led;
  });

  it("is tried again later when the line fails", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await deliver()).toBe(false);
    answer = applied;
    expect(await deliver()).toBe(true);
    expect(await database.outbox.count()).toBe(0);
  });

  it("is not tried again by itself when the server knows the session no more", async () => {
    answer = () => envelope(undefined, 401);
    expect(await deliver()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(await deliver()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it("is laid away for her with nothing left to read when the server has ended the session", async () => {
    const before = await waiting();
    answer = () => envelope(undefined, 401);
    await deliver();
    expect(await waiting()).toBe(0);
    expect(await database.plan.count()).toBe(0);
    await bringBack(database, undefined);
    expect(await waiting()).toBe(before);
  });

  it("goes where the server says that the device is lost", async () => {
    answer = () => Response.json({ code: 401, msg: "", reason: "deviceLost" }, { status: 401 });
    await deliver();
    await bringBack(database, undefined);
    expect(await waiting()).toBe(0);
  });

  it("stays where she has signed in anew while the old session was answered", async () => {
    const before = await waiting();
    answer = async () => {
      await keepSession(database, { token: "her-next-token", language: "en" });
      return envelope(undefined, 401);
    };
    await deliver();
    expect(await waiting()).toBe(before);
    expect(await database.plan.count()).toBeGreaterThan(0);
  });

  it("is given up at once for a page that opens, whose fence voids what was on its way", async () => {
    let reply: () => void = () => undefined;
    answer = async (entries) => {
      await new Promise<void>((resolve) => (reply = resolve));
      return applied(entries);
    };
    const before = await waiting();
    const delivering = deliver();
    await expect.poll(() => sent.length).toBe(1);
    hear?.({ data: "want" });
    expect(await delivering).toBe(false);
    expect(locks.owner).toBeUndefined();
    await lockSeat(locks.of("page"), "seat", database).take(
      async (fence) => {
        reply();
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(await readMeta(database.meta, "leader")).toBe(fence);
        expect(await waiting()).toBe(before);
      },
      { signal: new AbortController().signal, mode: "wait" },
    );
  });
});
