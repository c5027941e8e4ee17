import { joinKey } from "#domain/id.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { orderPlans } from "#domain/plan/place/order-plans.ts";
import { newPlanPlace } from "#domain/plan/place/new-plan-place.ts";
import type { PlanPlace } from "#domain/plan/place/plan-place.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { planScope } from "#domain/scope.ts";
import { progressOf } from "#domain/task/progress-of.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { planTasks, scopesOfPlan } from "../database/plan-tasks.ts";

/** A plan as the person sees it. */
export interface PlanView {
  readonly plan: Plan;
  /** The person's own membership. */
  readonly member: PlanUser;
}

/** A plan of a person's list, and where they keep it there. */
export interface PlacedPlanView extends PlanView {
  readonly place: PlanPlace;
}

/** The person's plans in their order, the pinned ones first; archived ones apart. */
export async function readPlans(
  database: LocalDatabase,
  userId: number,
  archived: boolean,
): Promise<PlacedPlanView[]> {
  const members = await database.planUser.where("userId").equals(userId).toArray();
  const [plans, places] = await Promise.all([
    database.plan.bulkGet(members.map((member) => member.planId)),
    database.planPlace.bulkGet(members.map(({ planId }) => joinKey(planId, userId))),
  ]);
  return orderPlans(
    members.flatMap((member, index) => {
      const plan = plans[index];
      const place = places[index] ?? newPlanPlace(member.planId, userId);
      return plan && plan.archivedTime > 0 === archived ? [{ plan, member, place }] : [];
    }),
  );
}

/** One plan with the person's membership, or undefined when it is not theirs to see. */
export async function readPlan(
  database: LocalDatabase,
  planId: number,
  userId: number,
): Promise<PlanView | undefined> {
  const [plan, member] = await Promise.all([
    database.plan.get(planId),
    database.planUser.get(joinKey(planId, userId)),
  ]);
  return plan && member ? { plan, member } : undefined;
}

/** Members of a plan, the leader first. */
export async function readPlanUsers(database: LocalDatabase, planId: number): Promise<PlanUser[]> {
  const members = await database.planUser.where("scope").equals(planScope(planId)).toArray();
  return members.toSorted(
    (left, right) => right.owner - left.owner || left.createTime - right.createTime,
  );
}

/** A plan that the person leads, with those who are in it besides. */
export interface LedPlan {
  readonly plan: Plan;
  readonly others: readonly PlanUser[];
}

/** Plans that the person leads, archived ones too, by name. */
export async function readLedPlans(database: LocalDatabase, userId: number): Promise<LedPlan[]> {
  const own = await database.planUser.where("userId").equals(userId).toArray();
  const led = own.filter((member) => member.owner === 1);
  const plans = await Promise.all(
    led.map(async ({ planId }) => {
      const plan = await database.plan.get(planId);
      const members = await readPlanUsers(database, planId);
      return plan && { plan, others: members.filter((member) => member.userId !== userId) };
    }),
  );
  return plans
    .filter((plan) => plan !== undefined)
    .toSorted((left, right) => left.plan.name.localeCompare(right.plan.name));
}

/** A plan and everybody in it. */
export interface PlanPeople {
  readonly planId: number;
  readonly name: string;
  /** Ids, the leader first. */
  readonly members: readonly number[];
}

/** The person's plans with everybody in them, in their order; without those that have one member. */
export async function readPlanPeople(
  database: LocalDatabase,
  userId: number,
): Promise<PlanPeople[]> {
  const views = await readPlans(database, userId, false);
  const plans = await Promise.all(
    views.map(async ({ plan: { id, name } }) => {
      const members = await readPlanUsers(database, id);
      return { planId: id, name, members: members.map((member) => member.userId) };
    }),
  );
  return plans.filter(({ members }) => members.length > 1);
}

/** How far a plan is, by its top-level tasks that are not archived. */
export async function readPlanProgress(database: LocalDatabase, planId: number) {
  const tasks = await planTasks(database, await scopesOfPlan(database, planId), 0).toArray();
  return progressOf(tasks.filter((task) => task.archivedTime === 0));
}
