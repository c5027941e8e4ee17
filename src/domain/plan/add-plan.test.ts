import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { byRank } from "../by-rank.ts";
import { planScope } from "../scope.ts";
import { addPlan } from "./add-plan.ts";

const name = "Tower B";

test("whoever adds a plan leads it, and finds its chat and its columns in their order", () => {
  const world = makeCompany();
  const columns = ["Planned", { name: "Doing", color: "blue" as const, taskLimit: 3 }, "Done"];
  const { id } = world.does(LEADER, "plan.add", { name: " Tower B ", desc: "East bank", columns });
  const plan = world.row("plan", id);
  expect(plan).toMatchObject({ name, desc: "East bank", userId: LEADER, archivedTime: 0 });
  expect(world.row("planUser", joinKey(id, LEADER)).owner).toBe(1);
  expect(world.row("dialog", plan.dialogId)).toMatchObject({
    groupType: "plan",
    planId: id,
    linkId: id,
    name,
  });
  expect(world.find("dialogUser", joinKey(plan.dialogId, LEADER))).toBeDefined();
  const board = world.all("column").toSorted(byRank);
  expect(board.map((column) => [column.name, column.color, column.taskLimit])).toEqual([
    ["Planned", "", 0],
    ["Doing", "blue", 3],
    ["Done", "", 0],
  ]);
});

test("only who is in the plan is let into what is the plan's", () => {
  const world = makeCompany();
  const { id } = world.does(LEADER, "plan.add", { name });
  expect(world.maySee(LEADER, planScope(id))).toBe(true);
  expect(world.maySee(MEMBER, planScope(id))).toBe(false);
});

test("a browser that is offline brings the ids with it, and the lane is the new plan's", () => {
  const world = makeCompany();
  const args = { id: 501, dialogId: 502, name, columns: [{ id: 503, name: "Planned" }] };
  expect(addPlan.minted?.(args)).toEqual([501, 502, 503]);
  expect(addPlan.lane(args, { userId: LEADER })).toBe(planScope(501));
  expect(world.does(LEADER, "plan.add", args).id).toBe(501);
  expect(world.row("column", 503).planId).toBe(501);
  expect(world.row("plan", 501).dialogId).toBe(502);
});

test("every id that is missing is minted, each once", () => {
  const world = makeCompany();
  const minted = addPlan.mint?.({ name, columns: ["a", { name: "b" }] }, world.nextId);
  const ids = addPlan.minted?.(minted ?? { name }) ?? [];
  expect(new Set(ids).size).toBe(4);
  expect(ids).not.toContain(undefined);
});

test("a name has 2 to 100 characters, a description 255, a plan 50 columns", () => {
  const world = makeCompany();
  const refused = [
    { name: "B" },
    { name: " B " },
    { name: "x".repeat(101) },
    { name, desc: "x".repeat(256) },
    { name, columns: Array.from({ length: 51 }, () => "c") },
    { name, columns: [" "] },
  ];
  for (const args of refused) {
    expect(world.refuses(LEADER, "plan.add", args).reason).toBe("parameterError");
  }
  const columns = Array.from({ length: 50 }, () => "c");
  world.does(LEADER, "plan.add", { name: "塔楼", columns });
  expect(world.all("column")).toHaveLength(50);
});
