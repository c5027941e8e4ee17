import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { NO_ACCESS, PARAMETER_ERROR, PLAN_GONE } from "#domain/refusal.ts";
import { bareTask } from "./make/fill-plan.ts";
import { mintedBy, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const TASKS = 150;
const waits = { kind: "finishStart", lag: 1, lagUnit: "day" } as const;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
});
afterAll(async () => server.close());

/** A chain of tasks, each waiting for the one before it. */
function chain(someone: Someone, base: number) {
  const ids = Array.from({ length: TASKS }, (_, at) => mintedBy(someone, base + at * 2));
  const tasks = ids.map((id, at) => ({
    id,
    dialogId: mintedBy(someone, base + at * 2 + 1),
    columnId: world.task.columnId,
    name: `Step ${at}`,
    rank: "a0",
    ...bareTask,
  }));
  const links = ids.slice(1).map((toId, at) => ({ ...waits, fromId: ids[at] ?? 0, toId }));
  return { planId: world.plan.id, columns: [], tasks, links };
}

async function linksThere(): Promise<number> {
  const [found] = await server.parts.database.run<{ count: number }>(
    "select count(*)::int as count from task_links where plan_id = $1",
    [world.plan.id],
  );
  return found?.count ?? 0;
}

test("a chunk brings what waits for what, and one whose links close a circle brings nothing", async () => {
  const { leader } = world;
  const chunk = chain(leader, 5_000);
  await done(server, leader, callOf("plan.import"), chunk);
  expect(await linksThere()).toBe(TASKS - 1);
  const [first, last] = [chunk.tasks[0]?.id ?? 0, chunk.tasks.at(-1)?.id ?? 0];
  const back = { planId: world.plan.id, columns: [], tasks: [] };
  const reply = await server.call(
    callOf("plan.import"),
    { ...back, links: [{ ...waits, fromId: last, toId: first }] },
    leader.token,
  );
  expect(reply.code).toBe(PARAMETER_ERROR);
  expect(await linksThere()).toBe(TASKS - 1);
});

test("neither a member who does not lead the plan nor an outsider brings links", async () => {
  const before = await linksThere();
  const codes = [
    [world.member, NO_ACCESS],
    [world.outsider, PLAN_GONE],
  ] as const;
  for (const [someone, code] of codes) {
    const reply = await server.call(callOf("plan.import"), chain(someone, 9_000), someone.token);
    expect(reply.code).toBe(code);
  }
  expect(await linksThere()).toBe(before);
});
