import { beforeEach, describe, expect, it } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { planGone, type Refusal, taskGone } from "#domain/refusal.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import { runCommand } from "../commands/run-command.ts";
import { settle } from "./settle.ts";

const world = makeCompany();
const tower = makePlan(world, "Tower");
const bridge = makePlan(world, "Bridge");
const task = makeTask(world, tower.plan);
world.does(LEADER, "task.edit", { id: task.id, content: "<p>Rebar</p>", contentVersion: 0 });
const notAllowed: Refusal = { code: 403, reason: "task.ownersOnly" };
const settling = { fence: 1, now: Date.now, random: () => 0.5 };
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
});

/** The server refuses what waits, in its order. */
async function refuse(...refusals: readonly Refusal[]): Promise<void> {
  const entries = await database.outbox.orderBy("n").toArray();
  const results = refusals.map(({ code, reason, data }, index) => {
    return { n: entries[index]?.n ?? 0, state: "refused" as const, code, reason, data };
  });
  await settle(database, results, settling);
}

describe("a change that the server refuses", () => {
  it("is undone and stays with the person; what it says is gone goes with the news", async () => {
    const { id: planId } = bridge.plan;
    await runCommand(database, "task.add", { planId, name: "Set bearings" }, Date.now());
    await refuse(planGone(planId));
    expect(await database.task.filter(({ name }) => name === "Set bearings").count()).toBe(0);
    expect(await database.attention.toArray()).toMatchObject([{ command: "task.add" }]);
    // They may have been let in again since it was refused, and the news may be here already.
    expect(await database.plan.get(planId)).toBeDefined();
  });

  it("takes nothing of a task along that it looked for where another refused change had moved it", async () => {
    const [column] = bridge.columns;
    const place = { planId: bridge.plan.id, columnId: column.id };
    await runCommand(database, "task.move", { taskId: task.id, ...place }, Date.now());
    const tasks = [{ id: task.id, columnId: column.id, rank: "a5" }];
    await runCommand(database, "plan.sort", { planId: bridge.plan.id, tasks }, Date.now());
    await refuse(notAllowed, taskGone(task.id));
    expect(await database.task.get(task.id)).toMatchObject({ planId: tower.plan.id });
    expect(await database.taskContent.get(task.id)).toMatchObject({ content: "<p>Rebar</p>" });
    expect(await database.shadow.count()).toBe(0);
  });
});
