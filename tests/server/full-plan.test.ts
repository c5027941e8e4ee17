import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { PLAN_TASKS_MAX } from "#domain/limits.ts";
import { mintedBy } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
});
afterAll(async () => server.close());

/** Fills a plan up with copies of a task, but for so many. */
async function fill(taskId: number, room: number): Promise<void> {
  await server.parts.database.run(
    `insert into tasks select (jsonb_populate_record(t, jsonb_build_object('id', 900000000 + n))).*
     from tasks t, generate_series(1, $2 - (select count(*)::int from tasks o where o.scope = t.scope)) n
     where t.id = $1`,
    [taskId, PLAN_TASKS_MAX - room],
  );
}

test("of tasks that arrive together so many come in as the plan has room for, and the others are told why", async () => {
  const { leader } = world;
  const plan = await done(server, leader, callOf("plan.add"), { name: "Tower B", columns: ["A"] });
  const first = await done(server, leader, callOf("task.add"), { planId: plan.id, name: "First" });
  await fill(first.id, 3);
  const entries = [1, 2, 3, 4, 5].map((n) => ({
    n,
    call: "task.add" as const,
    data: { id: mintedBy(leader, 8_000 + n), planId: plan.id, name: `Task ${n}` },
    at: server.clock.now,
  }));
  const body = { clientId: "client-that-fills", entries };
  const { results } = (await server.call(syncPush, body, leader.token)).data;
  const applied = results.filter(({ state }) => state === "applied");
  expect(applied.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(results.at(-1)).toMatchObject({ reason: "plan.tasksMax" });
  const one = { planId: plan.id, name: "One more" };
  const late = await server.call(callOf("task.add"), one, leader.token);
  expect(late).toMatchObject({ reason: "plan.tasksMax", data: { count: PLAN_TASKS_MAX } });
  await done(server, leader, callOf("task.remove"), [{ id: first.id }]);
  await done(server, leader, callOf("task.add"), one);
});

test("whoever leaves a plan leaves the tasks in which they have a part, and no other is written", async () => {
  const { leader, member } = world;
  const { id: planId } = await done(server, leader, callOf("plan.add"), {
    name: "Gate",
    columns: ["A"],
  });
  await done(server, leader, callOf("plan.invite"), { planId, userId: [member.userId] });
  const people = [[leader.userId], [member.userId, leader.userId], [member.userId]];
  const tasks = [];
  for (const owner of people)
    tasks.push(await done(server, leader, callOf("task.add"), { planId, name: "Dig", owner }));
  await done(server, member, callOf("plan.exit"), { planId });
  const rows = await server.parts.database.run<{ taskUser: unknown; seq: number }>(
    `select task_user as "taskUser", seq from tasks where plan_id = $1 order by id`,
    [planId],
  );
  const own = [{ userId: leader.userId, owner: 1 }];
  expect(rows.map(({ taskUser }) => taskUser)).toEqual([own, own, []]);
  expect(rows[0]?.seq).toBeLessThan(rows[1]?.seq ?? 0);
});
