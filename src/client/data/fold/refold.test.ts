import { beforeEach, expect, test } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { discardWaiting } from "../outbox/discard.ts";
import { applyServer } from "./apply-server.ts";

const world = makeCompany();
const { plan, columns } = makePlan(world, "Tower");
const [planned] = columns;
const bridge = makePlan(world, "Bridge");
const first = makeTask(world, plan, { name: "Roof" });
let database: LocalDatabase;
let head = 0;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
});

async function run<Name extends CommandName>(name: Name, args: ArgumentsOf<Name>): Promise<void> {
  expect(await runCommand(database, name, args, world.now)).toMatchObject({ ok: true });
}

/** The server tells of rows as they are now. */
async function tell(entity: EntityName, row: object): Promise<void> {
  head += 1;
  const nothing = { gone: {}, windows: [], reset: false };
  await applyServer(database, { ...nothing, rows: { [entity]: [row] }, epoch: "one", head }, 1);
}

const nameOf = async (id: number) => (await database.task.get(id))?.name;
const isFolded = async () => (await database.outbox.orderBy("n").first())?.folded;

test("an edit is not shown while its plan is archived, and comes back with the plan", async () => {
  await run("task.edit", { id: first.id, name: "Roof over the stairs" });
  await tell("plan", { ...plan, archivedTime: world.now, archivedUserId: LEADER });
  expect(await nameOf(first.id)).toBe("Roof");
  expect(await isFolded()).toBe(false);
  await tell("plan", { ...plan, archivedTime: 0, archivedUserId: 0 });
  expect(await nameOf(first.id)).toBe("Roof over the stairs");
  expect(await isFolded()).toBe(true);
});

test("a new task stays the last of its column when others come in before it", async () => {
  await run("task.add", { planId: plan.id, columnId: planned.id, name: "Gutter" });
  const mine = (await database.task.toArray()).find(({ name }) => name === "Gutter");
  await tell("task", { ...first, id: 77, name: "Chimney", columnId: planned.id, rank: "b10" });
  const after = await database.task.get(mine?.id ?? 0);
  expect(after && after.rank > "b10").toBe(true);
});

test("what was done after it is not seen by what is decided again", async () => {
  await run("task.edit", { id: first.id, name: "Roof over the stairs" });
  await run("plan.edit", { id: plan.id, name: "Tower, west" });
  await run("plan.archive", { planId: plan.id });
  await tell("task", { ...first, priority: 3 });
  expect(await database.task.get(first.id)).toMatchObject({
    name: "Roof over the stairs",
    priority: 3,
  });
  expect(await database.plan.get(plan.id)).toMatchObject({ name: "Tower, west" });
});

test("what was decided after something that is taken back is decided without it", async () => {
  await run("task.add", { planId: plan.id, columnId: planned.id, name: "Gutter" });
  await run("task.add", { planId: plan.id, columnId: planned.id, name: "Downpipe" });
  const taskNamed = async (name: string) =>
    (await database.task.toArray()).find((task) => task.name === name);
  const freed = (await taskNamed("Gutter"))?.rank;
  const [gutter] = await database.outbox.orderBy("n").toArray();
  await discardWaiting(database, gutter?.n ?? 0, world.now);
  expect(await taskNamed("Downpipe")).toMatchObject({ rank: freed });
});

test("what is decided on other rows than before does not see what was done to them after it", async () => {
  const { id: planId } = bridge.plan;
  await run("task.move", { taskId: first.id, planId, columnId: bridge.columns[0].id });
  await run("task.edit", { id: first.id, name: "Roof over the stairs" });
  await run("plan.archive", { planId: plan.id });
  // Without the move it is an edit in the plan that was archived behind it.
  await discardWaiting(database, 1, world.now);
  expect(await database.task.get(first.id)).toMatchObject({
    planId: plan.id,
    name: "Roof over the stairs",
  });
  expect((await database.plan.get(plan.id))?.archivedTime).toBeGreaterThan(0);
});
