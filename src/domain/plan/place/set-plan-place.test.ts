import { LEADER, makeCompany, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { isRank } from "../../rank.ts";
import { PLAN_GONE } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { newPlanPlace } from "./new-plan-place.ts";
import { type ListedPlan, orderPlans, usualRank } from "./order-plans.ts";
import { placeBeside, placeMoved } from "./place-plan.ts";
import { type PlanPlace, planPlaceEntity } from "./plan-place.ts";
import { setPlanPlace } from "./set-plan-place.ts";

type Listed = ListedPlan & { place: PlanPlace };

/** Plans of a person, each made a minute after the one before. */
function plansOf(count: number): Listed[] {
  return Array.from({ length: count }, (_none, index) => ({
    plan: { id: index + 1, createTime: 1_700_000_000_000 + index * 60_000 },
    place: newPlanPlace(index + 1, MEMBER),
  }));
}

const idsOf = (plans: readonly ListedPlan[]) => orderPlans(plans).map(({ plan }) => plan.id);

/** The plans after one of them was put elsewhere. */
function after(
  plans: readonly Listed[],
  id: number,
  change: ReturnType<typeof placeMoved>,
  now = 1_800_000_000_000,
): Listed[] {
  return plans.map((listed) => {
    if (listed.plan.id !== id || !change) return listed;
    const { top, rank } = change;
    const pinned = top === 1 ? now : 0;
    const topTime = top === undefined ? listed.place.topTime : pinned;
    return { ...listed, place: { ...listed.place, rank, topTime } };
  });
}

test("a plan is pinned and marked for one person alone, also where they only observe it", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const planId = plan.id;
  world.does(LEADER, "plan.setRole", { planId, userId: MEMBER, role: "observer" });
  world.does(MEMBER, "plan.setPlace", { planId, top: 1 });
  const id = joinKey(planId, MEMBER);
  const pinned = world.row("planPlace", id);
  expect(pinned).toMatchObject({ topTime: world.now, favourite: 0, rank: "" });
  expect(planPlaceEntity.scope(pinned)).toBe(userScope(MEMBER));
  world.does(MEMBER, "plan.setPlace", { planId, favourite: 1, rank: "a0" });
  expect(world.row("planPlace", id)).toEqual({ ...pinned, favourite: 1, rank: "a0" });
  expect(world.all("planPlace")).toHaveLength(1);
  expect(world.refuses(OUTSIDER, "plan.setPlace", { planId, top: 1 }).code).toBe(PLAN_GONE);
});

test("pinning twice keeps the first moment, and what comes among others stands first there", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const planId = plan.id;
  const row = () => world.row("planPlace", joinKey(planId, MEMBER));
  world.does(MEMBER, "plan.setPlace", { planId, rank: "a5" });
  world.does(MEMBER, "plan.setPlace", { planId, top: 1 });
  const { topTime, rank } = row();
  expect(rank).toBe("");
  world.now += 1_000;
  world.does(MEMBER, "plan.setPlace", { planId, top: 1, rank: "a7" });
  expect(row()).toMatchObject({ topTime, rank: "a7" });
  world.does(MEMBER, "plan.setPlace", { planId, top: 0 });
  expect(row()).toMatchObject({ topTime: 0, rank: "" });
});

test("it stays when its person leaves, and goes with the plan", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const planId = plan.id;
  world.does(MEMBER, "plan.setPlace", { planId, favourite: 1 });
  world.does(MEMBER, "plan.exit", { planId });
  expect(world.all("planPlace")).toHaveLength(1);
  world.does(LEADER, "plan.remove", { planId });
  expect(world.all("planPlace")).toEqual([]);
});

test("moves in a row go as one, and pins keep their moments", () => {
  const move = { planId: 1, rank: "a1" };
  expect(setPlanPlace.merge?.(move, { planId: 1, rank: "a2", favourite: 1 })).toEqual({
    planId: 1,
    rank: "a2",
    favourite: 1,
  });
  expect(setPlanPlace.merge?.(move, { planId: 2, rank: "a2" })).toBeUndefined();
  expect(setPlanPlace.merge?.({ planId: 1, top: 1 }, { planId: 1, rank: "a2" })).toBeUndefined();
});

test("nobody's order: the newest first, the last pinned before all", () => {
  const plans = plansOf(4);
  expect(idsOf(plans)).toEqual([4, 3, 2, 1]);
  const pinned = plans.map((listed) => ({
    ...listed,
    place: {
      ...listed.place,
      topTime: listed.plan.id < 3 ? 1_800_000_000_000 + listed.plan.id : 0,
    },
  }));
  expect(idsOf(pinned)).toEqual([2, 1, 4, 3]);
});

test("plans of one moment stand by their ids, and each has a rank of its own", () => {
  const createTime = 1_700_000_000_000;
  const ids = [1, 2 ** 24, 2 ** 24 + 1, Number.MAX_SAFE_INTEGER];
  const plans = ids.map((id) => ({ plan: { id, createTime }, place: newPlanPlace(id, MEMBER) }));
  expect(idsOf(plans)).toEqual(ids.toReversed());
  for (const listed of [...plans, { ...plansOf(1)[0]!, plan: { id: 9, createTime: 0 } }]) {
    expect(isRank(usualRank(listed))).toBe(true);
  }
});

test("a plan is put beside any other, over and over, and a newer one still comes first", () => {
  let plans = plansOf(5);
  for (let turn = 0; turn < 60; turn += 1) {
    const [first, second, third] = idsOf(plans);
    const beside = { besideId: second ?? 0, where: "before" } as const;
    plans = after(plans, third ?? 0, placeBeside(orderPlans(plans), third ?? 0, beside));
    expect(idsOf(plans).slice(0, 3)).toEqual([first, third, second]);
  }
  expect(orderPlans(plans).every(({ place }) => place.rank.length < 200)).toBe(true);
  const newest = { plan: { id: 9, createTime: 1_700_001_000_000 }, place: newPlanPlace(9, MEMBER) };
  expect(idsOf([...plans, newest])[0]).toBe(9);
});

test("what lands among the pinned ones is pinned, what leaves them is not", () => {
  const made = plansOf(4);
  const plans = after(made, 1, { rank: "a0", top: 1 });
  const ordered = orderPlans(plans);
  const above = placeBeside(ordered, 3, { besideId: 1, where: "before" });
  expect(above).toMatchObject({ top: 1 });
  expect(idsOf(after(plans, 3, above))).toEqual([3, 1, 4, 2]);
  const below = placeBeside(ordered, 1, { besideId: 2, where: "after" });
  expect(below).toMatchObject({ top: 0 });
  expect(idsOf(after(plans, 1, below))).toEqual([4, 3, 2, 1]);
  expect(placeBeside(ordered, 3, { besideId: 3, where: "after" })).toBeUndefined();
  expect(placeBeside(ordered, 3, { besideId: 99, where: "after" })).toBeUndefined();
});

test("one step up or down stays among its own, and ends where they end", () => {
  const plans = after(plansOf(4), 1, { rank: "a0", top: 1 });
  const ordered = orderPlans(plans);
  expect(idsOf(after(plans, 3, placeMoved(ordered, 3, 1)))).toEqual([1, 4, 2, 3]);
  expect(idsOf(after(plans, 3, placeMoved(ordered, 3, -1)))).toEqual([1, 3, 4, 2]);
  expect(placeMoved(ordered, 4, -1)).toBeUndefined();
  expect(placeMoved(ordered, 2, 1)).toBeUndefined();
  expect(placeMoved(ordered, 1, 1)).toBeUndefined();
  expect(placeMoved(ordered, 99, 1)).toBeUndefined();
});
