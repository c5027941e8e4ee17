import { afterAll, beforeAll, expect, test } from "vitest";
import { listPlans } from "#contract/calls/plan.ts";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { onBill, OverBudget } from "#server/processor/bill.ts";
import { PROCESSOR_BUDGET } from "#server/processor/budget.ts";
import { push } from "#server/sync/push.ts";
import { mintedBy } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";
import { firstContact } from "#server/people/contact.ts";

/** What each piece of work costs, ms, and the watch that says so. */
const meter = { each: 0, time: 0 };
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, {}, () => (meter.time += meter.each));
});
afterAll(async () => server.close());

/** Makes everything cost so much for as long as `work` takes. */
async function atACost<Result>(each: number, work: () => Promise<Result>): Promise<Result> {
  meter.each = each;
  try {
    return await work();
  } finally {
    meter.each = 0;
  }
}

test("whoever has used up a minute's share of the processor waits, in every call, and nobody else does", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const name = "Dear";
  const dear = await atACost(PROCESSOR_BUDGET / 2, async () =>
    server.call(callOf("task.add"), { planId: plan.id, name }, leader.token),
  );
  expect(dear.code).toBe(200);

  const entry = { n: 1, call: "task.add", at: 0, data: { planId: plan.id, name } };
  const replies = [
    await server.call(listPlans, {}, leader.token),
    await server.call(callOf("task.add"), { planId: plan.id, name }, leader.token),
    await server.call(syncPush, { clientId: "dear-client", entries: [entry] }, leader.token),
  ];
  for (const reply of replies) {
    const retryAfter = Number(reply.headers["retry-after"]);
    expect(reply).toMatchObject({ status: 429, code: 429, reason: "overBudget" });
    expect(reply.data).toEqual({ count: retryAfter, retryAfter });
    expect(retryAfter).toBeGreaterThan(0);
    expect(reply.msg).toContain(String(retryAfter));
  }
  expect((await server.call(listPlans, {}, member.token)).code).toBe(200);

  server.clock.now += Number(replies[0]?.headers["retry-after"]) * 1_000;
  expect((await server.call(listPlans, {}, leader.token)).code).toBe(200);
});

test("reading, deciding, writing and answering are all charged", async () => {
  const { leader, plan, task } = await makeWorld(server);
  const costs = async (work: () => Promise<unknown>) => {
    const before = meter.time;
    await atACost(1, work);
    return meter.time - before;
  };
  const refused = await costs(async () =>
    server.call(callOf("task.edit"), { id: 0 }, leader.token),
  );
  const read = await costs(async () => server.call(listPlans, {}, leader.token));
  const written = await costs(async () =>
    server.call(callOf("task.edit"), { id: task.id, name: "Dearer" }, leader.token),
  );
  const imported = await costs(async () =>
    server.call(
      callOf("plan.import"),
      {
        planId: plan.id,
        columns: [{ id: mintedBy(leader, 1), name: "Old", color: "", rank: "a5" }],
        tasks: [],
      },
      leader.token,
    ),
  );
  expect(refused).toBeGreaterThan(0);
  expect(read).toBeGreaterThan(0);
  expect(written).toBeGreaterThan(read);
  expect(imported).toBeGreaterThan(read);
});

test("a body that is too much is charged all the same", async () => {
  const { outsider } = await makeWorld(server);
  const junk = Array(110_000).fill(0);
  const entry = {
    n: 1,
    call: "task.add",
    at: 0,
    data: { owner: junk, more: "x".repeat(3_000_000) },
  };
  const body = { clientId: "junk-client", entries: [entry] };
  server.parts.processor.openBill(outsider.userId).charge(PROCESSOR_BUDGET - 5);
  expect((await server.call(syncPush, body, outsider.token)).status).toBe(413);
  expect((await server.call(listPlans, {}, outsider.token)).status).toBe(429);
});

test("a push that is stopped in its middle keeps what was done, and leaves the rest for later in its order", async () => {
  const { leader, plan } = await makeWorld(server);
  const entries = Array.from({ length: 5 }, (_, index) => ({
    n: index + 1,
    call: "task.add",
    at: server.clock.now,
    data: { planId: plan.id, name: `Queued ${index}` },
  }));
  let left = 2;
  const bill = {
    ...server.parts.processor.openBill(leader.userId),
    demand() {
      left -= 1;
      if (left < 0) throw new OverBudget(5_000);
    },
  };
  const actor = { userId: leader.userId, isAdmin: false };
  const contact = firstContact(server.clock.now);
  const pusher = { actor, contact, clientId: "stopped-client", textOf: () => "" };
  const body = { clientId: "stopped-client", entries };
  const results = await onBill(bill, async () => push(server.parts, pusher, entries));
  expect(results.map(({ state }) => state)).toEqual([
    "applied",
    "applied",
    "later",
    "later",
    "later",
  ]);
  const again = await done(server, leader, syncPush, body);
  expect(again.results.map(({ state }) => state)).toEqual([
    "duplicate",
    "duplicate",
    "applied",
    "applied",
    "applied",
  ]);
});

test("a body is not even read of somebody who is not let in", async () => {
  const { leader } = await makeWorld(server);
  const send = async (token: string, payload: string) => {
    const headers = { "content-type": "application/json", [TOKEN_HEADER]: token };
    return server.inject({ method: "POST", url: listPlans.path, headers, payload });
  };
  const broken = "{";
  const endless = JSON.stringify({ timerange: "x".repeat(20_000_000) });
  expect((await send("", broken)).statusCode).toBe(401);
  expect((await send("", endless)).statusCode).toBe(401);
  expect((await send(leader.token, broken)).statusCode).toBe(400);
  expect((await send(leader.token, endless)).statusCode).toBe(413);
});

test("each call takes as much as it needs, and a batch no more values than anybody sends", async () => {
  const { leader, plan, task } = await makeWorld(server);
  const content = `<p>${"\u0001".repeat(190_000)}</p>`;
  const long = await server.call(
    callOf("task.edit"),
    { id: task.id, content, contentVersion: 1 },
    leader.token,
  );
  expect(long.code).toBe(200);
  const entry = { n: 1, call: "task.add", at: 0, data: { planId: plan.id, name: "In a batch" } };
  const bring = async (more: object) => {
    const entries = [{ ...entry, data: { ...entry.data, ...more } }];
    return server.call(syncPush, { clientId: "batch-client", entries }, leader.token);
  };
  expect(await bring({ owner: Array(110_000).fill(0) })).toMatchObject({
    status: 413,
    reason: "tooLarge",
  });
  expect((await bring({ junk: "[,:{".repeat(500_000) })).status).toBe(200);
  expect((await bring({ junk: "x".repeat(5_000_000) })).status).toBe(413);
});
