import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { EngineBench, envelope, type Entry } from "#tests/make/engine-bench.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";

const world = makeCompany();
const tower = makePlan(world, "Tower").plan;
const bridge = makePlan(world, "Bridge").plan;
const SECOND = 1_000;
let database: LocalDatabase;
let bench: EngineBench;
let count = 0;

const addTask = (planId = tower.id, name = "Pour") =>
  runCommand(database, "task.add", { planId, name }, Date.now());
const waiting = () => database.outbox.where("state").equals("waiting").count();
const link = async () => (await database.meta.get("link"))?.value;
const html = () =>
  new Response("<html>Sign in to the hotel network</html>", {
    headers: { "content-type": "text/html" },
  });
const isTower = ({ data }: Entry) => (data as { planId: number }).planId === tower.id;

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    now: 1_800_000_000_000,
  });
  count += 1;
  database = await openBrowserOf(world, LEADER, `engine-${count}`);
  bench = new EngineBench(database);
});

afterEach(() => {
  bench.engine?.stop();
  vi.useRealTimers();
});

/** An hour has many moments, each with its turns of the database. */
const AN_HOUR = { timeout: 60_000 };

describe("an outbox on a line that works", () => {
  it("is sent at once, and again whenever something is added", async () => {
    await addTask();
    bench.start();
    await bench.pass(SECOND);
    expect(await waiting()).toBe(0);
    await addTask();
    await bench.pass(SECOND);
    expect(await waiting()).toBe(0);
    expect(await link()).toMatchObject({ state: "online", complete: true });
  });

  it("asks for rows every fifteen seconds while there is no socket", async () => {
    bench.start();
    await bench.pass(61 * SECOND);
    expect(bench.pulls()).toHaveLength(5);
  });

  it("gives a socket up on which nobody greets, and tries another", async () => {
    bench.start();
    await bench.pass(SECOND);
    expect(bench.sockets).toHaveLength(1);
    await bench.pass(16 * SECOND);
    expect(bench.sockets).toHaveLength(2);
    bench.openSocket();
    await bench.pass(40 * SECOND);
    expect(bench.sockets).toHaveLength(2);
  });
});

describe.each([
  ["nothing comes back", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a hotel asks for a signature on a page of its own", html],
  ["a proxy answers 502", () => new Response("Bad gateway", { status: 502 })],
  ["200 comes with nonsense", () => Response.json({ answer: 42 })],
  ["success comes with a reply of another shape", () => envelope({ results: "all" })],
  ["success comes without a word on any entry", () => envelope({ results: [], head: 1, time: 1 })],
  ["the server is busy", () => envelope(null, 503)],
  ["the server refuses the request as a whole", () => envelope(null, 426)],
])("when %s", (_words, trouble) => {
  it(
    "everything stays, is asked for less and less, and goes out when that ends",
    AN_HOUR,
    async () => {
      bench.answerPush = trouble;
      for (let n = 0; n < 60; n += 1) await addTask(n % 2 ? tower.id : bridge.id, `t${n}`);
      bench.start();
      await bench.pass(3_600 * SECOND);
      expect(await waiting()).toBe(60);
      expect(await database.attention.count()).toBe(0);
      expect(bench.busiest(10 * SECOND)).toBeLessThanOrEqual(20);
      // Never more than a minute apart, so that nobody waits longer than that.
      expect(bench.pushes().length).toBeGreaterThan(50);
      expect(bench.pushes().length).toBeLessThan(400);
      bench.answerPush = undefined;
      await bench.pass(65 * SECOND);
      expect(await waiting()).toBe(0);
    },
  );

  it("signs of hope in bursts do not become a storm", async () => {
    bench.answerPush = trouble;
    await addTask();
    bench.start();
    for (let n = 0; n < 100; n += 1) {
      bench.engine?.wake();
      await bench.pass(100);
    }
    expect(bench.busiest(SECOND)).toBeLessThanOrEqual(3);
    expect(bench.requests.length).toBeLessThanOrEqual(24);
  });
});

describe("a browser that the server asks to wait", () => {
  it("leaves it alone for as long as it says", async () => {
    bench.answerPush = () => envelope(null, 429, { "retry-after": "120" });
    await addTask();
    bench.start();
    await bench.pass(119 * SECOND);
    expect(bench.requests).toHaveLength(1);
    bench.answerPush = undefined;
    await bench.pass(3 * SECOND);
    expect(await waiting()).toBe(0);
  });

  it("asks it at once when the person comes back to the page", async () => {
    bench.answerPush = () => envelope(null, 503);
    await addTask();
    bench.start();
    await bench.pass(300 * SECOND);
    bench.answerPush = undefined;
    bench.engine?.wake();
    await bench.pass(SECOND);
    expect(await waiting()).toBe(0);
  });
});

describe("a lane that cannot be done now", () => {
  const towerLater = () => {
    bench.stateOf = (entry) => (isTower(entry) ? "later" : "applied");
  };

  it("holds up only itself, and its entries keep their order", async () => {
    towerLater();
    for (const name of ["a", "b", "c"]) {
      await addTask(tower.id, name);
      await addTask(bridge.id, name);
    }
    bench.start();
    await bench.pass(SECOND);
    expect(await waiting()).toBe(3);
    await addTask(bridge.id, "d");
    await bench.pass(SECOND);
    expect(await waiting()).toBe(3);
    bench.stateOf = () => "applied";
    await bench.pass(65 * SECOND);
    expect(await waiting()).toBe(0);
    expect(bench.applied.filter(isTower).map((entry) => entry.n)).toEqual([1, 3, 5]);
  });

  it("is asked for once a minute in the end, with its first entry alone", AN_HOUR, async () => {
    towerLater();
    for (let n = 0; n < 30; n += 1) await addTask(tower.id, `t${n}`);
    bench.start();
    await bench.pass(3_600 * SECOND);
    const late = bench.pushes().filter(({ at }) => at > Date.now() - 1_800 * SECOND);
    expect(late.length).toBeLessThan(120);
    expect(new Set(late.flatMap(({ entries }) => entries.map(({ n }) => n)))).toEqual(new Set([1]));
    expect(bench.busiest(10 * SECOND)).toBeLessThanOrEqual(20);
  });

  it("is tried at once when the socket opens", async () => {
    towerLater();
    await addTask(tower.id);
    bench.start();
    await bench.pass(300 * SECOND);
    bench.stateOf = () => "applied";
    bench.openSocket();
    await bench.pass(SECOND);
    expect(await waiting()).toBe(0);
  });
});

describe("a batch that is too large", () => {
  const tooLarge = () => new Response("Too large", { status: 413 });

  it("is sent in halves until it fits", async () => {
    bench.answerPush = (entries) => (entries.length > 10 ? tooLarge() : undefined);
    for (let n = 0; n < 40; n += 1) await addTask(tower.id, `t${n}`);
    bench.start();
    await bench.pass(120 * SECOND);
    expect(await waiting()).toBe(0);
    expect(await database.attention.count()).toBe(0);
    expect(bench.busiest(10 * SECOND)).toBeLessThanOrEqual(20);
  });

  it("comes down to the one entry that never fits, and that one goes to its person, once", async () => {
    bench.answerPush = (entries) => (entries.some(({ n }) => n === 7) ? tooLarge() : undefined);
    for (let n = 0; n < 12; n += 1) await addTask(tower.id, `t${n}`);
    bench.start();
    await bench.pass(120 * SECOND);
    expect(await waiting()).toBe(0);
    expect(await database.attention.toArray()).toMatchObject([
      { n: 7, refusal: { reason: "tooLarge" } },
    ]);
  });
});

describe("a refusal", () => {
  it("is told once, although the answer was lost and the next brought it twice", async () => {
    bench.stateOf = () => "refused";
    bench.answerPush = () => Promise.reject(new TypeError("The reply was lost"));
    await addTask();
    bench.start();
    await bench.pass(SECOND);
    bench.answerPush = (entries) => {
      const twice = [...entries, ...entries].map(({ n }) => ({ n, state: "refused", code: 403 }));
      return envelope({ results: twice, head: 1, time: Date.now() });
    };
    await bench.pass(65 * SECOND);
    expect(await database.attention.toArray()).toMatchObject([{ n: 1 }]);
    expect(await database.history.toArray()).toMatchObject([{ n: 1, outcome: "refused" }]);
    expect(await waiting()).toBe(0);
  });
});

describe("a refusal without a socket", () => {
  it("makes it pull: the server knows something that is not here yet", async () => {
    bench.start();
    await bench.pass(SECOND);
    const before = bench.pulls().length;
    bench.stateOf = () => "refused";
    await addTask();
    await bench.pass(SECOND);
    expect(bench.pulls()).toHaveLength(before + 1);
  });
});

describe("a turn that gets nowhere", () => {
  it("is given up after 45 seconds, and what it brings later is void", async () => {
    let free = () => undefined as void;
    bench.answerPush = () =>
      new Promise<Response>((resolve) => {
        free = () => resolve(envelope({ results: [{ n: 1, state: "refused" }], head: 9, time: 1 }));
      });
    await addTask();
    bench.start();
    await bench.pass(44 * SECOND);
    expect(bench.pushes()).toHaveLength(1);
    bench.answerPush = undefined;
    await bench.pass(3 * SECOND);
    expect(bench.pushes()).toHaveLength(2);
    expect(await waiting()).toBe(0);
    free();
    await bench.pass(SECOND);
    expect(await database.attention.count()).toBe(0);
    await addTask();
    await bench.pass(SECOND);
    expect(await waiting()).toBe(0);
    expect(bench.pushes().at(-1)?.path).toBe(syncPush.path);
  });
});
