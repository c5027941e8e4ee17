import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arrangeBoard } from "#client/data/queries/board.ts";
import { LANE_KINDS, type LaneKind } from "#domain/plan/view/view-parameters.ts";
import type { Task } from "#domain/task/task.ts";
import { changeLane } from "./change-lane.ts";
import { keepSameLanes, laneIdsOf, lanesOf, neighbourInLanes } from "./lanes.ts";

function makeBoard() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const planId = plan.id;
  const tag = world.does(LEADER, "tag.add", { planId, name: "night", color: "blue" }).id;
  const wet = world.does(LEADER, "tag.add", { planId, name: "wet", color: "red" }).id;
  const make = (name: string, more: object) => makeTask(world, plan, { name, owner: [], ...more });
  const both = make("both", { owner: [LEADER, MEMBER], tag: [tag, wet], priority: 1 });
  const mine = make("mine", { owner: [MEMBER], priority: 2 });
  const none = make("none", {});
  const boardOf = () => arrangeBoard(world.all("column"), world.all("task"));
  return { world, boardOf, tag, wet, both, mine, none };
}

const namesIn = (lanes: ReturnType<typeof lanesOf>) =>
  Object.fromEntries(
    lanes.map(({ key, cells }) => [key, cells.flat().map(({ task }) => task.name)]),
  );

test("a task stands in the lane of each of its owners and of each of its tags, or in that of none", () => {
  const { boardOf, tag, wet } = makeBoard();
  expect(namesIn(lanesOf(boardOf(), "owner", [MEMBER, LEADER], true))).toEqual({
    [`owner:${MEMBER}`]: ["both", "mine"],
    [`owner:${LEADER}`]: ["both"],
    "owner:0": ["none"],
  });
  expect(namesIn(lanesOf(boardOf(), "tag", [tag, wet], true))).toEqual({
    [`tag:${tag}`]: ["both"],
    [`tag:${wet}`]: ["both"],
    "tag:0": ["mine", "none"],
  });
});

test("lanes stand in the order that is given, empty ones where they are wanted, none last", () => {
  const { boardOf } = makeBoard();
  const order = [4, 2, 1];
  const keys = (withEmpty: boolean) =>
    lanesOf(boardOf(), "priority", order, withEmpty).map(({ key }) => key);
  expect(keys(true)).toEqual(["priority:4", "priority:2", "priority:1", "priority:0"]);
  expect(keys(false)).toEqual(["priority:2", "priority:1", "priority:0"]);
});

test("of a board with no card at all one lane is left", () => {
  expect(lanesOf([], "owner", [MEMBER], false).map(({ key }) => key)).toEqual(["owner:0"]);
});

test("lanes of which nothing has changed stay the same objects", () => {
  const { boardOf } = makeBoard();
  const board = boardOf();
  const before = lanesOf(board, "owner", [], true);
  const after = keepSameLanes(before, lanesOf(board, "owner", [], true));
  expect(after.every((lane, at) => lane === before[at])).toBe(true);
});

test("the keyboard walks within a cell, then from lane to lane, and to the columns beside it", () => {
  const { boardOf, both, mine } = makeBoard();
  const board = boardOf();
  const columnIds = board.map(({ column }) => column.id);
  const [first, second] = columnIds;
  const lanes = lanesOf(board, "owner", [MEMBER, LEADER], true);
  const member = `owner:${MEMBER}`;
  const leader = `owner:${LEADER}`;
  const step = (taskId: number, lane: string, to: "up" | "down" | "left" | "right") =>
    neighbourInLanes(lanes, columnIds, { taskId, lane }, to);
  expect(step(both.id, member, "down")).toEqual({ columnId: first, lane: member, index: 2 });
  expect(step(mine.id, member, "down")).toEqual({ columnId: first, lane: leader });
  expect(step(both.id, leader, "up")).toEqual({ columnId: first, lane: member });
  expect(step(both.id, member, "up")).toBeUndefined();
  expect(step(both.id, leader, "right")).toEqual({ columnId: second, lane: leader, index: 0 });
  expect(step(both.id, leader, "left")).toBeUndefined();
});

test("whatever lane a task is taken into, it stands there and not where it was; undone it is as before", () => {
  const { world, tag, wet, both, mine, none } = makeBoard();
  const ids: Record<LaneKind, readonly number[]> = {
    owner: [0, LEADER, MEMBER],
    priority: [0, 1, 2, 3],
    tag: [0, tag, wet],
  };
  const row = (id: number): Task => world.row("task", id);
  fc.assert(
    fc.property(
      fc.constantFrom(...LANE_KINDS),
      fc.constantFrom(both.id, mine.id, none.id),
      fc.nat(9),
      fc.nat(9),
      (kind, id, one, other) => {
        const before = row(id);
        const lanes = laneIdsOf(before, kind);
        const from = lanes[one % lanes.length] ?? 0;
        const to = ids[kind][other % ids[kind].length] ?? 0;
        const change = changeLane(before, kind, { from, to });
        if (!change) return;
        world.does(LEADER, "task.edit", { id, ...change.edit });
        const after = laneIdsOf(row(id), kind);
        expect(after).toContain(to);
        expect(after).not.toContain(from);
        if (to === 0) expect(after).toEqual([0]);
        world.does(LEADER, "task.edit", { id, ...change.undo });
        expect(new Set(laneIdsOf(row(id), kind))).toEqual(new Set(lanes));
      },
    ),
    { numRuns: 60 },
  );
});
