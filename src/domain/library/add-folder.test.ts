import { makeFolder, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { LIBRARY_DEPTH_MAX } from "../limits.ts";
import { addFolder } from "./add-folder.ts";

test("a folder at the top is its maker's alone", () => {
  const world = makeCompany();
  const folder = makeFolder(world);
  expect(folder).toMatchObject({ pid: 0, planId: 0, folderId: 0, userId: LEADER, kind: "folder" });
  expect(addFolder.lane({ name: "a" }, { userId: LEADER })).toBe(`user:${LEADER}`);
  const refusal = world.refuses(MEMBER, "file.addFolder", { pid: folder.id, name: "Mine" });
  expect(refusal.reason).toBe("file.gone");
});

test("of two of the same name in one place one gets a number, whatever the case", () => {
  const world = makeCompany();
  makeFolder(world, { name: "Papers" });
  expect(makeFolder(world, { name: "PAPERS" }).name).toBe("PAPERS (2)");
  expect(makeFolder(world, { name: "papers (2)" }).name).toBe("papers (3)");
  expect(makeFolder(world, { name: "Papers" }, MEMBER).name).toBe("Papers");
});

test("in a shared folder those make folders who may write there", () => {
  const world = makeCompany();
  const { id: pid } = makeSharedFolder(world);
  const made = makeFolder(world, { pid }, MEMBER);
  expect(made).toMatchObject({ pid, folderId: pid, userId: MEMBER });
  const args = { pid, name: "Mine" };
  expect(world.refuses(COLLEAGUE, "file.addFolder", args).reason).toBe("file.readOnly");
  expect(world.refuses(OUTSIDER, "file.addFolder", args).reason).toBe("file.gone");
});

test("the library of a plan is its members'", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const made = makeFolder(world, { planId: plan.id }, MEMBER);
  expect(made).toMatchObject({ pid: 0, planId: plan.id, folderId: 0 });
  const args = { planId: plan.id, name: "Mine" };
  expect(world.refuses(OUTSIDER, "file.addFolder", args).code).toBe(-4001);
});

test("folders lie in each other so many levels and no more", () => {
  const world = makeCompany();
  let pid = 0;
  for (let level = 0; level < LIBRARY_DEPTH_MAX; level += 1) pid = makeFolder(world, { pid }).id;
  expect(world.refuses(LEADER, "file.addFolder", { pid, name: "Deeper" })).toMatchObject({
    reason: "file.tooDeep",
    data: { count: LIBRARY_DEPTH_MAX },
  });
});
