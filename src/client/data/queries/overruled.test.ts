import { beforeEach, expect, test } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { runCommand } from "../commands/run-command.ts";
import { applyServer } from "../fold/apply-server.ts";
import { pruneSettled } from "../fold/settled.ts";
import { settle } from "../outbox/settle.ts";
import { dropClaim, noteSetter, readOverruled } from "./overruled.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const world = makeCompany();
const { plan, columns } = makePlan(world);
const [planned, done] = columns;
const roof = makeTask(world, plan, { name: "Roof" });
let database: LocalDatabase;
let head = 10;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
  await database.meta.put({ key: "head", value: { epoch: "one", seq: 10 } });
  head = 10;
});

/** The server does what waits, and its news bring the rows as they stand then. */
async function deliver(row: object): Promise<void> {
  const entries = await database.outbox.toArray();
  head += 10;
  const results = entries.map(({ n }) => ({ n, state: "applied" as const, seq: head - 5 }));
  const settling = { fence: 1, now: () => NOW, random: () => 0 };
  await settle(database, results, settling);
  const news = { rows: { task: [{ ...roof, ...row }] }, gone: {}, windows: [], epoch: "one" };
  await applyServer(database, { ...news, head, reset: false }, 1);
}

const overruled = async () =>
  (await readOverruled(database, roof.id)).map(({ claim, value, words, byUserId }) => ({
    field: claim.field,
    again: claim.again,
    value,
    ...words,
    byUserId,
  }));

test("what I set stands, until somebody sets it to something else; then both are told, and mine can be said again", async () => {
  await runCommand(database, "task.edit", { id: roof.id, name: "Mine" }, NOW);
  await deliver({ name: "Mine" });
  expect(await overruled()).toEqual([]);
  await deliver({ name: "Theirs" });
  const again = { id: roof.id, name: "Mine" };
  const line = { field: "name", again, value: "Theirs", mine: "Mine", theirs: "Theirs" };
  expect(await overruled()).toEqual([{ ...line, byUserId: undefined }]);
  const [one] = await readOverruled(database, roof.id);
  if (one) await noteSetter(database, one, { setter: MEMBER, me: LEADER });
  expect(await overruled()).toEqual([{ ...line, byUserId: MEMBER }]);
  // Who set the next value is another question.
  await deliver({ name: "Somebody else's" });
  expect(await overruled()).toMatchObject([{ byUserId: undefined }]);
  await runCommand(database, "task.edit", again, NOW);
  expect(await overruled()).toEqual([]);
});

test("who loses to somebody in the very same news learns it, column by column's name", async () => {
  const move = { taskId: roof.id, planId: plan.id, columnId: done.id };
  await runCommand(database, "task.move", move, NOW);
  const third = { ...done, id: 777, name: "Inspection", scope: `plan:${plan.id}` as const };
  await database.column.put(third);
  await deliver({ columnId: third.id });
  expect(await overruled()).toMatchObject([
    { field: "columnId", mine: done.name, theirs: "Inspection", again: move },
  ]);
});

test("what stayed as it was is no claim, nor is a field that was not named", async () => {
  const place = { id: roof.id, columnId: planned.id, rank: "b7" };
  await runCommand(database, "plan.sort", { planId: plan.id, tasks: [place] }, NOW);
  await runCommand(database, "task.edit", { id: roof.id, color: "blue" }, NOW);
  await deliver({ color: "blue", columnId: done.id, name: "Renamed" });
  expect(await overruled()).toEqual([]);
});

test("several edits that go as one are overruled by what they said last", async () => {
  await runCommand(database, "task.edit", { id: roof.id, name: "First" }, NOW);
  await runCommand(database, "task.edit", { id: roof.id, name: "Second", priority: 2 }, NOW);
  expect(await database.outbox.count()).toBe(1);
  await deliver({ name: "Theirs", priority: 2 });
  expect(await overruled()).toMatchObject([{ field: "name", mine: "Second" }]);
});

test("it is told for a day, and not to whoever set it otherwise themselves or has seen it", async () => {
  await runCommand(database, "task.edit", { id: roof.id, name: "Mine", color: "blue" }, NOW);
  await deliver({ name: "Theirs", color: "green" });
  const [one, two] = await readOverruled(database, roof.id);
  if (!one || !two) throw new Error("Nothing was overruled");
  await noteSetter(database, one, { setter: LEADER, me: LEADER });
  expect(await overruled()).toHaveLength(1);
  await pruneSettled(database, NOW);
  await pruneSettled(database, NOW + 24 * HOUR);
  expect(await overruled()).toHaveLength(1);
  await pruneSettled(database, NOW + 24 * HOUR + 1);
  expect(await overruled()).toEqual([]);
  await dropClaim(database, two.claim.key);
});
