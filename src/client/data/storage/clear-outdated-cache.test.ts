import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { FencedError, takeFence } from "../database/fence.ts";
import { runCommand } from "../commands/run-command.ts";
import { openLocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { applyServer } from "../fold/apply-server.ts";
import { clearOutdatedCache } from "./clear-outdated-cache.ts";

test("what was on its way while outdated rows were cleared is void, so that nothing before it is missing", async () => {
  const database = openLocalDatabase("plumbline-cleared");
  const fence = await takeFence(database);
  await database.meta.put({ key: "head", value: { epoch: "e1", seq: 40 } });
  await clearOutdatedCache(database);
  const late = { rows: {}, gone: {}, windows: [], epoch: "e1", head: 45, reset: false };
  await expect(applyServer(database, late, fence)).rejects.toThrow(FencedError);
  expect(await readMeta(database.meta, "head")).toMatchObject({ seq: 0 });
  database.close();
});

test("a plan that was begun here and not sent yet stays to be seen, with no network either", async () => {
  const world = makeCompany();
  makePlan(world, "Of the server's");
  const database = await openBrowserOf(world, LEADER);
  await runCommand(database, "plan.add", { name: "Begun here", columns: ["To do"] }, world.now);
  await clearOutdatedCache(database);
  expect((await database.plan.toArray()).map(({ name }) => name)).toEqual(["Begun here"]);
  expect(await database.column.count()).toBe(1);
});
