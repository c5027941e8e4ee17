import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { bareTask } from "./make/fill-plan.ts";
import { mintedBy, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

const MESSAGES = 200;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** A task with a chat, as a board brings it. */
function importedTask(leader: Someone, columnId: number, base: number) {
  return {
    id: mintedBy(leader, base),
    dialogId: mintedBy(leader, base + 1),
    columnId,
    name: `Task ${base}`,
    rank: "a0",
    ...bareTask,
    messages: Array.from({ length: MESSAGES }, (_, index) => ({
      id: mintedBy(leader, base + 2 + index),
      text: `Said ${index}`,
      name: "Ana",
      time: index,
    })),
  };
}

test("long imports that wait together let others write between them; short commands share a commit", async () => {
  const { leader, plan, task } = await makeWorld(server);
  const bases = [1, 2, 3, 4, 5].map((turn) => turn * 1_000);
  await Promise.all(
    bases.map(async (base) =>
      done(server, leader, callOf("plan.import"), {
        planId: plan.id,
        columns: [],
        tasks: [importedTask(leader, task.columnId, base)],
      }),
    ),
  );
  expect(await commitsOf(bases.map((base) => mintedBy(leader, base)))).toBe(bases.length);

  const short = await Promise.all(
    Array.from({ length: 30 }, async (_, index) =>
      done(server, leader, callOf("task.add"), { planId: plan.id, name: `Short ${index}` }),
    ),
  );
  expect(await commitsOf(short.map(({ id }) => id))).toBeLessThan(short.length);
});

/** In how many transactions these tasks were written. */
async function commitsOf(ids: readonly number[]): Promise<number> {
  const [found] = await server.parts.database.run<{ count: number }>(
    "select count(distinct xmin::text)::int as count from tasks where id = any($1::bigint[])",
    [ids],
  );
  return found?.count ?? 0;
}
