import { expect, test } from "vitest";
import { holdTables } from "#tests/make/hold-tables.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makeGroup, makeMessage, makePlan } from "#tests/make/site.ts";
import { applyServer } from "./apply-server.ts";

test("what somebody says is written while others hold the tasks of a board", async () => {
  const world = makeCompany();
  makePlan(world);
  const group = makeGroup(world);
  const database = await openBrowserOf(world, LEADER);
  const message = makeMessage(world, group.id);
  const held = holdTables(database, "task", "column");
  const news = { rows: { message: [message] }, gone: {}, windows: [], reset: false };
  await applyServer(database, { ...news, epoch: "one", head: 7 }, 1);
  expect(await database.message.get(message.id)).toMatchObject({ position: message.position });
  held.letGo();
});
