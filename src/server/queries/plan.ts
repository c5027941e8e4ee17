import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/plan.ts";
import { type Id, joinKey } from "#domain/id.ts";
import { newPlanPlace } from "#domain/plan/place/new-plan-place.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { byRank } from "#domain/by-rank.ts";
import { percentOf } from "#domain/plan/statistics/plan-numbers.ts";
import { planGone, type Refusal } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import * as plans from "../tables/lists/plan-list.ts";
import { lostPlanIds } from "../tables/lists/lost-ids.ts";
import { mayRead } from "../tables/may-read.ts";
import type { Db } from "../tables/sql/db.ts";
import { pageOf, readTimerange } from "./paging.ts";
import { tableOf } from "../tables/registry.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call>, Refusal>
>;

const PAGE = 50;

/** The plan to a member, a refusal to everybody else. */
export async function planInReach(db: Db, userId: Id, planId: Id): Promise<Result<Plan, Refusal>> {
  const isSeen = await mayRead(db, userId, planScope(planId));
  const plan = isSeen ? await tableOf("plan").get(db, planId) : undefined;
  return plan ? success(plan) : failure(planGone(planId));
}

export async function listPlans(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listPlans>,
): Answer<typeof calls.listPlans> {
  const timerange = await readTimerange(db, body.timerange);
  if (!timerange.ok) return timerange;
  const { updated, deleted, next } = timerange.value;
  const { archived = "no", type, keys, getUserId = "yes", getStatistics } = body;
  const filter = { userId, archived, type, name: keys?.name, since: updated };
  const page = pageOf(body, PAGE);
  const { rows, total } = await plans.listPlans(db, filter, page);
  const counted = await withCounts(db, userId, rows);
  const ids = rows.map(({ plan }) => plan.id);
  const byPerson = getStatistics === "yes" ? await numbersByPerson(db, userId, ids) : undefined;
  const columns = body.getColumn === "yes" ? await columnsByPlan(db, ids) : undefined;
  const records = counted.map(({ userIdList, planUser, ...plan }) => ({
    ...(getStatistics === "no" ? withoutNumbers(plan) : plan),
    ...(getUserId === "yes" && { userIdList, planUser }),
    ...(columns && { planColumn: (columns.get(plan.id) ?? []).toSorted(byRank) }),
    ...(byPerson && { taskUserNum: byPerson.get(plan.id) ?? [] }),
  }));
  const wantsGone = deleted > 0 && page.current === 1;
  const gone = wantsGone ? await lostPlanIds(db, userId, deleted) : [];
  return success({ records, total, current: page.current, deleted_id: gone, timerange: next });
}

export async function getPlan(db: Db, userId: Id, planId: Id): Answer<typeof calls.getPlan> {
  const found = await planInReach(db, userId, planId);
  if (!found.ok) return found;
  const place = await tableOf("planPlace").get(db, joinKey(planId, userId));
  const placed = { plan: found.value, place: place ?? newPlanPlace(planId, userId) };
  const [plan] = await withCounts(db, userId, [placed]);
  return plan ? success(plan) : failure(planGone(planId));
}

export async function listPlanNames(db: Db, userId: Id): Answer<typeof calls.listPlanNames> {
  return success(await plans.listPlanNames(db, userId));
}

export async function listPlanUsers(
  db: Db,
  userId: Id,
  planId: Id,
): Answer<typeof calls.listPlanUsers> {
  const found = await planInReach(db, userId, planId);
  return found.ok ? success(await tableOf("planUser").list(db, { planId })) : found;
}

export async function listColumns(
  db: Db,
  userId: Id,
  planId: Id,
): Answer<typeof calls.listColumns> {
  const found = await planInReach(db, userId, planId);
  if (!found.ok) return found;
  return success((await tableOf("column").list(db, { planId })).toSorted(byRank));
}

/** What plan lists say of a plan besides its row: its people and its tasks in numbers. */
async function withCounts(
  db: Db,
  userId: Id,
  rows: readonly plans.PlacedPlan[],
): Promise<ReplyOf<typeof calls.getPlan>[]> {
  const ids = rows.map(({ plan }) => plan.id);
  const counted = await plans.countPlanTasks(db, ids, userId);
  const counts = new Map(counted.map(({ planId, ...rest }) => [planId, rest]));
  const members = Map.groupBy(await plans.membersOfPlans(db, ids), (member) => member.planId);
  return rows.map(({ plan, place: { topTime, favourite } }) => {
    const people = members.get(plan.id) ?? [];
    const leader = people.find((member) => member.owner === 1)?.userId ?? 0;
    const numbers = counts.get(plan.id) ?? noTasks;
    return {
      ...plan,
      owner: leader === userId ? 1 : 0,
      ownerUserId: leader,
      userIdList: people.map((member) => member.userId),
      planUser: people.map((member) => ({ userId: member.userId, owner: member.owner })),
      topTime,
      favourite,
      ...numbers,
      taskPercent: percentOf(numbers),
      taskMyPercent: percentOf({
        taskNum: numbers.taskMyNum,
        taskComplete: numbers.taskMyComplete,
      }),
    };
  });
}

const noTasks = { taskNum: 0, taskComplete: 0, taskMyNum: 0, taskMyComplete: 0 };

/** What the members of plans own of their tasks, by the plan. */
async function numbersByPerson(db: Db, userId: Id, ids: readonly Id[]) {
  const numbers = await plans.countPeoplesTasks(db, ids, userId);
  const listed = numbers.map(({ planId, ...person }) => [planId, person] as const);
  return new Map(
    [...Map.groupBy(listed, ([planId]) => planId)].map(([planId, people]) => [
      planId,
      people.map(([, person]) => person),
    ]),
  );
}

/** The columns of plans, by the plan. */
async function columnsByPlan(db: Db, ids: readonly Id[]) {
  const found = await Promise.all(
    ids.map(async (planId) => tableOf("column").list(db, { planId })),
  );
  return new Map(ids.map((planId, index) => [planId, found[index] ?? []]));
}

type CountedPlan = Omit<ReplyOf<typeof calls.getPlan>, "userIdList" | "planUser">;

/** The plan as it is where nobody asked for its tasks. */
function withoutNumbers(plan: CountedPlan) {
  const { taskNum: _all, taskComplete: _done, taskPercent: _percent, ...others } = plan;
  const { taskMyNum: _mine, taskMyComplete: _myDone, taskMyPercent: _myPercent, ...rest } = others;
  return rest;
}
