import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPush } from "#contract/calls/sync.ts";
import { listTasks } from "#contract/calls/task.ts";
import { callOf } from "#contract/command-calls.ts";
import { readHead } from "#server/tables/own/space.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  // What PostgreSQL answers when a file cannot grow, from the table that every write reaches last.
  for (const statement of [
    "create table disk (is_full boolean)",
    "insert into disk values (false)",
    `create function fail_when_full() returns trigger language plpgsql as $$
      begin
        if (select is_full from disk) then
          raise exception 'could not extend file "base/1/1": No space left on device'
            using errcode = 'disk_full';
        end if;
        return null;
      end $$`,
    `create trigger full_disk before insert on changes
      for each statement execute function fail_when_full()`,
  ]) {
    await server.parts.database.run(statement);
  }
});
afterAll(async () => server.close());

const fill = (isFull: boolean) =>
  server.parts.database.run("update disk set is_full = $1", [isFull]);

test("while the server's disk is full, people read on and what they send waits for room", async () => {
  const { leader, plan } = await makeWorld(server);
  const entries = ["Formwork", "Rebar", "Pour"].map((name, index) => ({
    n: index + 1,
    call: "task.add",
    data: { planId: plan.id, name },
    at: server.clock.now,
  }));
  const push = () => server.call(syncPush, { clientId: "full-disk-1", entries }, leader.token);
  const statesOf = async () => (await push()).data.results.map(({ state }) => state);
  await fill(true);
  const before = await readHead(server.parts.database);
  expect(await statesOf()).toEqual(["later", "later", "later"]);
  const direct = await server.call(
    callOf("task.add"),
    { planId: plan.id, name: "By hand" },
    leader.token,
  );
  expect(direct).toMatchObject({ code: 500, reason: "serverProblem" });
  const listed = await server.call(listTasks, { planId: plan.id }, leader.token);
  expect(listed.code).toBe(200);
  expect(await readHead(server.parts.database)).toBe(before);

  await fill(false);
  expect(await statesOf()).toEqual(["applied", "applied", "applied"]);
  expect(await statesOf()).toEqual(["duplicate", "duplicate", "duplicate"]);
});
