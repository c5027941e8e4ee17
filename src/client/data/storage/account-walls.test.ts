import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import {
  COLLEAGUE,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import { runCommand } from "../commands/run-command.ts";
import {
  isCacheOutdated,
  localDatabaseName,
  openLocalDatabase,
} from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { applyServer } from "../fold/apply-server.ts";
import { clearOutdatedCache } from "./clear-outdated-cache.ts";

const now = 1_800_000_000_000;

test("on a shared browser nobody reads what another has there, and unsent work is there when they are back", async () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const nameOf = (userId: number) => localDatabaseName("harbour", userId);
  const hers = await openBrowserOf(world, MEMBER, nameOf(MEMBER));
  const added = { planId: plan.id, columnId: columns[0].id, name: "Hers alone" };
  await runCommand(hers, "task.add", added, now);
  hers.close();

  const his = openLocalDatabase(nameOf(COLLEAGUE));
  for (const table of his.tables) expect(await table.count(), table.name).toBe(0);
  his.close();

  const again = openLocalDatabase(nameOf(MEMBER));
  expect((await again.task.toArray()).map(({ name }) => name)).toEqual(["Hers alone"]);
  expect((await again.outbox.toArray()).map(({ command }) => command)).toEqual(["task.add"]);
});

test("two servers in one browser have a database each, also for the same person", () => {
  expect(localDatabaseName("harbour", 7)).not.toBe(localDatabaseName("bridge", 7));
});

test.each([true, false])(
  "rows of another version of the app are fetched anew; what was typed and waits stays (reset %s)",
  async (reset) => {
    const world = makeCompany();
    const { plan, columns } = makePlan(world);
    const task = makeTask(world, plan, { name: "Old name" });
    const group = makeGroup(world);
    makeMessage(world, group.id);
    const database = await openBrowserOf(world, MEMBER);
    await database.meta.bulkPut([
      { key: "cacheVersion", value: "v6" },
      { key: "head", value: { epoch: "one", seq: 40 } },
    ]);
    await database.draft.put({ dialogId: group.id, text: "Half", replyId: 0, editId: 0, time: 1 });
    const refusal = { code: 403, reason: "noAccess" };
    await database.attention.add({ n: 1, command: "task.edit", args: {}, at: 1, refusal });
    const add = { planId: plan.id, columnId: columns[0].id, name: "New one" };
    const edit = { dialogId: group.id, top: 1 as const };
    expect(await runCommand(database, "task.add", add, now)).toMatchObject({ ok: true });
    expect(await runCommand(database, "dialog.set", edit, now)).toMatchObject({ ok: true });

    expect(await isCacheOutdated(database)).toBe(true);
    await clearOutdatedCache(database);
    expect(await database.task.count()).toBe(0);
    expect((await readMeta(database.meta, "head"))?.seq ?? 0).toBe(0);
    expect(await database.outbox.count()).toBe(2);
    expect(await database.attention.count()).toBe(1);
    expect(await database.draft.count()).toBe(1);
    expect(await isCacheOutdated(database)).toBe(false);

    // The first page after it brings the rows; what waits is folded over them again.
    const rows = Object.fromEntries(
      (["plan", "planUser", "column", "dialog", "dialogUser", "task"] as const).map((entity) => [
        entity,
        world.all(entity),
      ]),
    );
    const news = { rows, gone: {}, windows: [], epoch: "one", head: 41, reset };
    await applyServer(database, news, 2);
    expect((await database.task.toArray()).map(({ name }) => name).toSorted()).toEqual([
      "New one",
      task.name,
    ]);
    expect((await database.dialogSetting.toArray())[0]?.topTime).toBe(now);
    expect(await database.outbox.count()).toBe(2);
  },
);
