import { makeFolder, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { whoLosesSight } from "./who-loses-sight.ts";

const own = { planId: 0, folderId: 0, userId: LEADER };

test("what goes out of a shared folder to one's own is lost to all others who were let in", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  expect(world.reads(whoLosesSight([shared], own))).toEqual([MEMBER, COLLEAGUE]);
});

test("what goes out of a plan is lost to those of the plan who are not where it goes", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const shared = makeFolder(world);
  world.does(LEADER, "file.share", { id: shared.id, userId: [COLLEAGUE], right: "read" });
  const inPlan = { planId: plan.id, folderId: 0, userId: LEADER };
  const folder = world.row("libraryItem", shared.id);
  expect(world.reads(whoLosesSight([inPlan], folder))).toEqual([MEMBER]);
});

test("nobody loses what was one's own, stays on its shelf, or goes where all of them are", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const shared = makeSharedFolder(world);
  const inPlan = { planId: plan.id, folderId: 0, userId: LEADER };
  expect(world.reads(whoLosesSight([own], shared))).toEqual([]);
  expect(world.reads(whoLosesSight([shared, shared], shared))).toEqual([]);
  expect(world.reads(whoLosesSight([own], inPlan))).toEqual([]);
});

test("of things from several shelves everybody is named once", () => {
  const world = makeCompany();
  const one = makeSharedFolder(world);
  const other = makeSharedFolder(world);
  expect(world.reads(whoLosesSight([one, own, other], own))).toEqual([MEMBER, COLLEAGUE]);
});
