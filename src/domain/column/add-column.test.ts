import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { byRank } from "../by-rank.ts";
import { planScope } from "../scope.ts";
import { addColumn } from "./add-column.ts";

test("any member adds a column, at the end of the board", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  world.does(MEMBER, "column.add", { planId: plan.id, name: " Waiting ", color: "orange" });
  world.does(LEADER, "column.add", { planId: plan.id, name: "Closed" });
  const board = world.all("column").toSorted(byRank);
  expect(board.map((column) => column.name)).toEqual(["Planned", "Done", "Waiting", "Closed"]);
  expect(board[2]).toMatchObject({ planId: plan.id, color: "orange" });
});

test("a column made offline keeps its id", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const args = { id: 501, planId: plan.id, name: "Waiting" };
  expect(addColumn.mint?.(args, world.nextId)).toEqual(args);
  expect(addColumn.minted?.(args)).toEqual([501]);
  expect(addColumn.lane(args, { userId: MEMBER })).toBe(planScope(plan.id));
  expect(world.does(MEMBER, "column.add", args).id).toBe(501);
});

test("a plan has 50 columns at most, and a name 1 to 100 characters", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  for (const name of [" ", "x".repeat(101)]) {
    const refusal = world.refuses(LEADER, "column.add", { planId: plan.id, name });
    expect(refusal.reason).toBe("parameterError");
  }
  for (let count = 2; count < 50; count += 1) {
    world.does(LEADER, "column.add", { planId: plan.id, name: "c" });
  }
  const refusal = world.refuses(LEADER, "column.add", { planId: plan.id, name: "c" });
  expect(refusal).toMatchObject({ reason: "column.max", data: { count: 50 } });
});
