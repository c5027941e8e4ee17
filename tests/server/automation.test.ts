import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAutomationLog } from "#contract/calls/programs/automation.ts";
import { listTaskLog } from "#contract/calls/task.ts";
import type { AutomationAction } from "#domain/automation/automation-action.ts";
import {
  AUTOMATION_LOG_KEPT,
  AUTOMATION_RUNS_PER_HOUR,
} from "#domain/automation/automation-limits.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { runAutomations } from "#server/automation/start-automation.ts";
import { pruneOld } from "#server/jobs/retention.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { tableOf } from "#server/tables/registry.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { openSecondServer } from "./make/second-server.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { done, runOn } from "./make/world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestServer;
let crew: Crew;
let site: Site;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  crew = await makeCrew(server);
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
});
afterAll(async () => server.close());

type Rule = Partial<ArgumentsOf<"automation.add">>;

const addRule = async (actions: AutomationAction[], rule: Rule = {}, by = crew.leader) =>
  runOn(server)(by, "automation.add", {
    planId: site.planId,
    name: "Hand over",
    trigger: { on: "column", columnId: site.otherColumnId },
    timeZone: "UTC",
    ...rule,
    actions,
  });
const look = async (database: Database = server.parts.database) =>
  runAutomations({ ...server.parts, database });
const move = async (columnId = site.otherColumnId, taskId = site.taskId) =>
  runOn(server)(crew.leader, "task.move", { taskId, planId: site.planId, columnId });
const task = async (id = site.taskId) => tableOf("task").get(server.parts.database, id);
const log = async (by = crew.member) =>
  (await done(server, by, listAutomationLog, { planId: site.planId })).records;
const tasksNamed = async (name: string) =>
  (await tableOf("task").list(server.parts.database, { planId: site.planId })).filter(
    (one) => one.name === name,
  );

test("what a rule says is done in the name of who saved it, and the log of plan and task says so", async () => {
  await addRule([
    { does: "addOwner", userIds: [crew.member.userId] },
    { does: "priority", priority: 1 },
    { does: "message", text: "{name} is ready, {owner}" },
    { does: "reminder", edge: "end", minutes: 60 },
    { does: "checklist", lines: ["Clean up", "Photograph"] },
  ]);
  await move();
  expect((await task())?.priority).toBe(0);
  await look();
  const acted = await task();
  expect(acted).toMatchObject({
    priority: 1,
    checkNum: 2,
    reminders: [{ edge: "end", minutes: 60 }],
  });
  expect(acted?.taskUser.map(({ userId }) => userId)).toContain(crew.member.userId);
  const messages = await tableOf("message").list(server.parts.database, {
    dialogId: acted?.dialogId ?? 0,
  });
  expect(messages.map(({ userId, msg }) => [userId, msg])).toEqual([
    [
      crew.leader.userId,
      expect.objectContaining({ text: "Pour the pier cap is ready, Leader, Member" }),
    ],
  ]);
  expect(await log()).toMatchObject([
    {
      name: "Hand over",
      taskName: "Pour the pier cap",
      state: "done",
      outcomes: [
        { does: "addOwner", state: "done" },
        { does: "priority", state: "done" },
        { does: "message", state: "done" },
        { does: "reminder", state: "done" },
        { does: "checklist", state: "done" },
      ],
    },
  ]);
  const { records } = await done(server, crew.member, listTaskLog, { taskId: site.taskId });
  const named = records.filter(({ detail }) => detail.rule === "Hand over");
  expect(named.map(({ kind, userId }) => [kind, userId])).toContainEqual([
    "priority",
    crew.leader.userId,
  ]);
  expect(records.find(({ kind }) => kind === "column")?.detail.rule).toBeUndefined();
});

test("whoever gets a part by a rule hears of it", async () => {
  await addRule([{ does: "addOwner", userIds: [crew.member.userId] }], {
    trigger: { on: "created" },
  });
  const { id } = await runOn(server)(crew.leader, "task.add", {
    planId: site.planId,
    name: "Strike the formwork",
  });
  await look();
  const notices = await tableOf("notice").list(server.parts.database, {
    userId: crew.member.userId,
  });
  expect(notices).toContainEqual(expect.objectContaining({ kind: "owner", taskId: id }));
});

test("two servers at once, and one that ends in the middle, do each run once", async () => {
  await addRule([{ does: "task", name: "Inspect {name}", columnId: site.columnId, sameOwner: 1 }]);
  await move();
  const second = await openSecondServer(server);
  // Its connection breaks behind all that it did; nothing of that stands.
  await look(second.dyingAfter(0)).catch(() => undefined);
  const name = "Inspect Pour the pier cap";
  expect(await tasksNamed(name)).toEqual([]);
  server.clock.now += HOUR;
  const { database } = second;
  await Promise.all([look(), look(database), look(), look(database)]);
  await second.close();
  expect(await tasksNamed(name)).toMatchObject([
    { userId: crew.leader.userId, taskUser: [{ userId: crew.leader.userId, owner: 1 }] },
  ]);
  await look();
  expect(await tasksNamed(name)).toHaveLength(1);
  expect(await log()).toHaveLength(1);
});

test("a rule acts only on tasks that are as it asks, and only while it is switched on", async () => {
  const rule = await addRule([{ does: "complete" }], { condition: { priority: "2" } });
  await move();
  await look();
  expect(await task()).toMatchObject({ completeTime: 0 });
  expect(await log()).toEqual([]);
  await runOn(server)(crew.leader, "task.edit", { id: site.taskId, priority: 2 });
  await move(site.columnId);
  await move();
  await runOn(server)(crew.leader, "automation.edit", { id: rule.id, enabled: 0 });
  await look();
  expect(await task()).toMatchObject({ completeTime: 0 });
  await runOn(server)(crew.leader, "automation.edit", { id: rule.id, enabled: 1 });
  await move(site.columnId);
  await move();
  await look();
  expect((await task())?.completeTime).toBeGreaterThan(0);
});

test("when who saved a rule may no longer lead the plan, nothing is done and the log says so", async () => {
  const { planId } = site;
  const { member, leader } = crew;
  const { userId } = member;
  await runOn(server)(leader, "plan.setRole", { planId, userId, role: "administrator" });
  await addRule([{ does: "priority", priority: 1 }], {}, member);
  await runOn(server)(leader, "plan.setRole", { planId, userId, role: "member" });
  await move();
  await look();
  expect((await task())?.priority).toBe(0);
  expect(await log(leader)).toMatchObject([{ state: "failed", reason: "automation.noRight" }]);
});

test("what of a rule is refused is told with its reason, and the rest is done", async () => {
  const { planId } = site;
  const tag = { planId, name: "Snag", color: "red" } as const;
  const { id: tagId } = await runOn(server)(crew.leader, "tag.add", tag);
  await addRule([
    { does: "addTag", tagId },
    // There it is already.
    { does: "column", columnId: site.otherColumnId },
    { does: "priority", priority: 1 },
  ]);
  await runOn(server)(crew.leader, "tag.remove", { id: tagId });
  await move();
  await look();
  expect((await task())?.priority).toBe(1);
  const outcomes = [{ state: "refused" }, { state: "same" }, { state: "done" }];
  expect(await log()).toMatchObject([{ state: "failed", reason: "tag.gone", outcomes }]);
  const { rules } = await done(server, crew.member, listAutomationLog, { planId });
  expect(rules).toMatchObject([{ failed: 1 }]);
});

test("rules set off one another, and stop after so many", async () => {
  const back = await addRule([{ does: "column", columnId: site.columnId }], { name: "Back" });
  const forth = await addRule([{ does: "column", columnId: site.otherColumnId }], {
    name: "Forth",
    trigger: { on: "column", columnId: site.columnId },
  });
  await move();
  await look();
  const lines = (await log()).toReversed();
  expect(lines.map(({ automationId, state }) => [automationId, state])).toEqual([
    [back.id, "done"],
    [forth.id, "done"],
    [back.id, "done"],
    [forth.id, "stopped"],
  ]);
  expect(lines.at(-1)?.reason).toBe("automation.tooDeep");
});

test("beyond so many runs an hour they wait, the log says so, and all are done", async () => {
  const rule = await addRule([{ does: "priority", priority: 1 }]);
  await server.parts.database.run(
    `insert into automation_runs (automation_id, plan_id, name, task_id, task_name, at, depth, state, done_time)
     select $1, $2, 'Hand over', $3, '', $4, 1, 'done', $4 from generate_series(1, ${AUTOMATION_RUNS_PER_HOUR})`,
    [rule.id, site.planId, site.taskId, server.clock.now],
  );
  await move();
  await look();
  expect((await task())?.priority).toBe(0);
  expect((await log())[0]).toMatchObject({ state: "waiting", reason: "automation.paused" });
  server.clock.now += HOUR + MINUTE;
  await look();
  expect((await task())?.priority).toBe(1);
  expect((await log())[0]).toMatchObject({ state: "done", reason: "" });
});

test("a rule of a date comes to each task once at its time, late within a day, and is noted as missed after that", async () => {
  const { planId } = site;
  const midnight = Math.ceil(server.clock.now / DAY) * DAY;
  const trigger = { on: "date", edge: "end", days: -2, minute: 9 * 60 } as const;
  await addRule([{ does: "priority", priority: 1 }], { trigger, condition: { state: "open" } });
  const due = async (name: string, day: number) =>
    runOn(server)(crew.leader, "task.add", {
      planId,
      name,
      times: [midnight + day * DAY + 9 * HOUR, midnight + day * DAY + 17 * HOUR],
    });
  const [soon, later, last] = [await due("Soon", 3), await due("Later", 4), await due("Last", 6)];
  const priorities = async () =>
    Promise.all([soon, later, last].map(async ({ id }) => (await task(id))?.priority));
  server.clock.now = midnight + DAY + 9 * HOUR - 1;
  await look();
  expect(await priorities()).toEqual([0, 0, 0]);
  server.clock.now += 1;
  await Promise.all([look(), look()]);
  expect(await priorities()).toEqual([1, 0, 0]);
  // Who sets it to something else is not overruled again.
  await runOn(server)(crew.leader, "task.edit", { id: soon.id, priority: 0 });
  // No server is there for so long that one moment is more than a day ago, and another one is not.
  server.clock.now = midnight + 4 * DAY + 9 * HOUR + 1;
  await look();
  expect(await priorities()).toEqual([0, 0, 1]);
  expect((await log()).map(({ taskName, state }) => [taskName, state]).toReversed()).toEqual([
    ["Soon", "done"],
    ["Later", "missed"],
    ["Last", "done"],
  ]);
});

test("old lines go", async () => {
  await addRule([{ does: "priority", priority: 1 }]);
  await move();
  await look();
  await pruneOld(server.parts);
  expect(await log()).toHaveLength(1);
  server.clock.now += AUTOMATION_LOG_KEPT + DAY;
  await runOn(server)(crew.leader, "task.edit", { id: site.taskId, priority: 2 });
  await pruneOld(server.parts);
  expect(await log()).toEqual([]);
});

test("whoever reads the plan reads its log, and nobody else", async () => {
  await addRule([{ does: "complete" }]);
  await move();
  await look();
  expect(await log(crew.member)).toHaveLength(1);
  const body = { planId: site.planId };
  const refused = await server.call(listAutomationLog, body, crew.outsider.token);
  expect(refused).toMatchObject({ reason: "planGone", data: body });
});
