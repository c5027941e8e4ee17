import { beforeEach, describe, expect, it } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { dialogGone, planGone, taskGone } from "#domain/refusal.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import {
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
} from "#tests/make/site.ts";
import { runCommand } from "../commands/run-command.ts";
import { readArchivedTasks } from "../queries/task.ts";
import { forgetGone, headNow } from "./forget-gone.ts";

const world = makeCompany();
const tower = makePlan(world, "Tower");
const bridge = makePlan(world, "Bridge");
const task = makeTask(world, tower.plan);
const subtask = makeSubtask(world, task);
const group = makeGroup(world);
makeMessage(world, group.id);
let database: LocalDatabase;

beforeEach(async () => {
  database = await openBrowserOf(world, LEADER);
});

describe("what the server says is gone", () => {
  it("with -4001 is a plan: its columns, tasks and chat go with it, other plans stay", async () => {
    await forgetGone(database, planGone(tower.plan.id), await headNow(database));
    expect(await database.plan.get(tower.plan.id)).toBeUndefined();
    expect(await database.task.get(task.id)).toBeUndefined();
    expect(await database.column.where("scope").equals(`plan:${tower.plan.id}`).count()).toBe(0);
    expect(await database.plan.get(bridge.plan.id)).toBeDefined();
  });

  it("with -4002 is a task: its subtasks go with it", async () => {
    await forgetGone(database, taskGone(task.id), await headNow(database));
    expect(await database.task.get(task.id)).toBeUndefined();
    expect(await database.task.get(subtask.id)).toBeUndefined();
    expect(await database.plan.get(tower.plan.id)).toBeDefined();
  });

  it("with -4003 is a dialog: its messages go with it", async () => {
    await forgetGone(database, dialogGone(group.id), await headNow(database));
    expect(await database.dialog.get(group.id)).toBeUndefined();
    expect(await database.message.filter(({ dialogId }) => dialogId === group.id).count()).toBe(0);
  });

  it("with -4002 and force is only not among the archived ones: the news bring the view up to date", async () => {
    await runCommand(database, "task.archive", { taskId: task.id }, Date.now());
    const archived = await readArchivedTasks(database, tower.plan.id);
    const refusal = { ...taskGone(task.id), data: { taskId: task.id, force: 1 } };
    await forgetGone(database, refusal, await headNow(database));
    expect(await readArchivedTasks(database, tower.plan.id)).toEqual(archived);
  });

  it("stays where newer news have come in since it was asked for", async () => {
    const before = await headNow(database);
    await database.meta.put({ key: "head", value: { epoch: "one", seq: 7 } });
    await forgetGone(database, planGone(tower.plan.id), before);
    expect(await database.plan.get(tower.plan.id)).toBeDefined();
  });

  it("stays where pages of a pull that is not through have come in since", async () => {
    const before = await headNow(database);
    const known = { seq: 7, mark: "word" };
    await database.meta.put({ key: "head", value: { epoch: "one", seq: 0, known } });
    await forgetGone(database, planGone(tower.plan.id), before);
    expect(await database.plan.get(tower.plan.id)).toBeDefined();
  });

  it("does not take with it what waits to be sent", async () => {
    const { id: planId } = bridge.plan;
    await runCommand(database, "task.add", { planId, name: "Set bearings" }, Date.now());
    await forgetGone(database, planGone(planId), await headNow(database));
    expect(await database.plan.get(planId)).toBeUndefined();
    expect(await database.outbox.count()).toBe(1);
  });
});
