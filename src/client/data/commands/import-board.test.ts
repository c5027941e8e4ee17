import { expect, test } from "vitest";
import { boardOf, fileOfPlan } from "#tests/make/plan-file/plan-of-file.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { importBoard } from "./import-board.ts";

const NOW = 1_800_000_000_000;

test("what people may do in a plan is said before anybody is in it", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world, "Tower");
  makeTask(world, plan, { name: "Slab", owner: [MEMBER] });
  world.does(LEADER, "plan.setRights", { planId: plan.id, rights: { columns: "owner" } });
  const board = boardOf(fileOfPlan(world, plan.id));
  const database = await openBrowserOf(world, LEADER);
  const userIds = new Map(board.members.map(({ key }) => [key, MEMBER]));
  const outcome = await importBoard(database, {
    board,
    userIds,
    report: "Imported",
    toHtml: String,
    peopleLine: String,
    now: () => NOW,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(outcome).toMatchObject({ kind: "imported" });
  const done = (await database.outbox.orderBy("n").toArray()).map(({ command }) => command);
  expect(done.slice(0, 3)).toEqual(["plan.add", "plan.setRights", "plan.invite"]);
});
