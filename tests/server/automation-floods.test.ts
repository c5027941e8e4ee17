import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAutomationLog } from "#contract/calls/programs/automation.ts";
import type { AutomationAction } from "#domain/automation/automation-action.ts";
import { AUTOMATION_RUNS_PER_HOUR } from "#domain/automation/automation-limits.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { PROCESSOR_BUDGET } from "#server/processor/budget.ts";
import { runAutomations } from "#server/automation/start-automation.ts";
import { runsToDo } from "#server/tables/own/automation/automation-run.ts";
import { findBornIds } from "#server/tables/own/born-id.ts";
import { tableOf } from "#server/tables/registry.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { done, runOn } from "./make/world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What each piece of work costs, ms, and the watch that says so. */
const meter = { each: 0, time: 0 };
let server: TestServer;
let crew: Crew;
let site: Site;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions, () => (meter.time += meter.each));
  crew = await makeCrew(server);
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
});
afterAll(async () => server.close());

const addRule = async (
  actions: AutomationAction[],
  { planId, otherColumnId }: Site = site,
  rule: Partial<ArgumentsOf<"automation.add">> = {},
) =>
  runOn(server)(crew.leader, "automation.add", {
    planId,
    name: "Hand over",
    trigger: { on: "column", columnId: otherColumnId },
    timeZone: "UTC",
    ...rule,
    actions,
  });
const move = async ({ taskId, planId, otherColumnId: columnId }: Site = site) =>
  runOn(server)(crew.leader, "task.move", { taskId, planId, columnId });
const addTask = async (name: string) =>
  runOn(server)(crew.member, "task.add", {
    planId: site.planId,
    columnId: site.otherColumnId,
    name,
  });
const look = async () => runAutomations(server.parts);
const due = async (most: number) =>
  runsToDo(server.parts.database, { now: server.clock.now, most });
const log = async () =>
  (await done(server, crew.leader, listAutomationLog, { planId: site.planId })).records;
/** Runs as there are after a flood; those that are done were so each a second before the other. */
const flood = async (automationId: number, runs: number, state: "waiting" | "done") =>
  server.parts.database.run(
    `insert into automation_runs (automation_id, plan_id, name, task_id, task_name, at, depth, state, done_time)
     select $1, $2, 'Hand over', $3, '', $4::bigint, 1, $6,
       case when $6 = 'done' then $4::bigint - n * 1000 else 0 end
     from generate_series(1, $5::int) n`,
    [automationId, site.planId, site.taskId, server.clock.now, runs, state],
  );

test("a plan with many runs keeps no other plan waiting", async () => {
  const rule = await addRule([{ does: "priority", priority: 1 }]);
  await flood(rule.id, 300, "waiting");
  const other = await makeSite(server.parts, crew);
  await addRule([{ does: "priority", priority: 1 }], other);
  await move(other);
  const next = await due(10);
  expect(next.slice(0, 2).map(({ planId }) => planId)).toEqual([site.planId, other.planId]);
  const ids = next.filter(({ planId }) => planId === site.planId).map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((left, right) => left - right));
  await runOn(server)(crew.leader, "automation.edit", {
    id: rule.id,
    enabled: 0,
  });
  await look();
  expect(await due(10)).toEqual([]);
});

test("what waits after too many runs is not put off again for each of them", async () => {
  const rule = await addRule([{ does: "priority", priority: 1 }]);
  await flood(rule.id, AUTOMATION_RUNS_PER_HOUR, "done");
  await flood(rule.id, 200, "waiting");
  await look();
  expect(await due(10)).toEqual([]);
  const [row] = await server.parts.database.run<{ time: number }>(
    "select min(try_time)::bigint as time from automation_runs where state = 'waiting'",
  );
  const tenth = AUTOMATION_RUNS_PER_HOUR / 10;
  // Until the tenth of them that were first is an hour ago.
  const oldest = AUTOMATION_RUNS_PER_HOUR - tenth + 1;
  expect(row?.time).toBe(server.clock.now - oldest * 1000 + HOUR + 1);
  server.clock.now = row?.time ?? 0;
  await look();
  const waiting = await server.parts.database.run(
    "select 1 from automation_runs where state = 'waiting'",
  );
  expect(waiting).toHaveLength(200 - tenth);
  expect((await log())[0]).toMatchObject({
    state: "waiting",
    reason: "automation.paused",
  });
});

test("rules of many plans do not keep the server from others, nor their author from the app", async () => {
  const other = await makeSite(server.parts, crew);
  for (const place of [site, other]) {
    await addRule([{ does: "priority", priority: 1 }], place);
    await move(place);
  }
  meter.each = PROCESSOR_BUDGET / 2;
  await look();
  meter.each = 0;
  const waiting = async () =>
    server.parts.database.run<{ time: number; reason: string }>(
      "select try_time as time, reason from automation_runs where state = 'waiting' and plan_id = any($1)",
      [[site.planId, other.planId]],
    );
  expect(await waiting()).toEqual([
    { time: expect.any(Number) as number, reason: "automation.busy" },
  ]);
  server.clock.now += 2 * MINUTE;
  await look();
  expect(await waiting()).toEqual([]);
});

test("what a rule makes is born for good, as what people make is", async () => {
  const { otherColumnId: columnId } = site;
  await addRule([{ does: "task", name: "Clean up", columnId, sameOwner: 0 }]);
  await move();
  await look();
  const tasks = await tableOf("task").list(server.parts.database, { planId: site.planId });
  const made = tasks.filter(({ name }) => name === "Clean up");
  expect(made.length).toBeGreaterThan(0);
  const born = made.flatMap(({ id, dialogId }) => [id, dialogId]);
  expect(new Set(await findBornIds(server.parts.database, born))).toEqual(new Set(born));
});

test("names of tasks call nobody, whoever has given them", async () => {
  await addRule([{ does: "message", text: "{name} <@{name}>" }]);
  const task = await addTask("/close <@0> <@1>");
  await look();
  const messages = await tableOf("message").list(server.parts.database, {
    dialogId: task.dialogId,
  });
  expect(messages.map(({ mention, msg }) => [mention, msg])).toEqual([
    [[], expect.objectContaining({ text: "∕close ‹@0> ‹@1> ‹@∕close ‹@0> ‹@1>>" })],
  ]);
});

test("a message that grows too long by names is cut", async () => {
  await addRule([{ does: "message", text: "{name}".repeat(160) }]);
  await addTask("n".repeat(255));
  await look();
  expect((await log())[0]).toMatchObject({ state: "done" });
});

test("dates at the end of time and clocks of every kind hold up nobody", async () => {
  const { planId } = site;
  const last = 253_370_764_800_000;
  for (const [timeZone, days, times] of [
    ["Pacific/Kiritimati", 365, [last - 1, last]],
    ["Etc/GMT+12", -365, [1, 2]],
    ["America/New_York", 0, [1, last]],
  ] as const) {
    const trigger = { on: "date", edge: "end", days, minute: 1_439 } as const;
    await addRule([{ does: "complete" }], site, { trigger, timeZone });
    await runOn(server)(crew.leader, "task.add", {
      planId,
      name: "Edge",
      times: [...times],
    });
  }
  server.clock.now += 2 * MINUTE;
  await look();
  await addRule([{ does: "complete" }]);
  await move();
  await look();
  expect((await log())[0]).toMatchObject({
    state: "done",
    taskName: "Pour the pier cap",
  });
});

test("what comes by the clock is looked for once a minute, however much is committed in it", async () => {
  const until = async () => {
    const [row] = await server.parts.database.run<{ until: number }>(
      "select until from automation_clock",
    );
    return row?.until;
  };
  const first = Math.ceil(server.clock.now / MINUTE + 1) * MINUTE;
  for (const [now, seen] of [
    [first, first],
    [first + MINUTE - 1, first],
    [first + MINUTE, first + MINUTE],
  ] as const) {
    server.clock.now = now;
    await look();
    expect(await until()).toBe(seen);
  }
});
