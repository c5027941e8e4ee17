import type { Id } from "#domain/id.ts";
import { byRank } from "#domain/by-rank.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { arrangeBoard, type BoardColumn } from "../board.ts";
import { type PlanView, readPlans, readPlanUsers } from "../plan.ts";
import { readFlow } from "../flow.ts";
import { readPlanTags } from "../tags.ts";

/** All plans of a person that are not archived, as if they were one. */
export interface AllPlans {
  readonly plans: readonly PlanView[];
  /** The columns of each plan in turn, with the cards that are not archived. */
  readonly columns: readonly BoardColumn[];
}

/** In the order in which plans are listed. */
export async function readAllPlans(database: LocalDatabase, userId: Id): Promise<AllPlans> {
  const [plans, columns, tasks] = await Promise.all([
    readPlans(database, userId, false),
    database.column.toArray(),
    database.task.toArray(),
  ]);
  const ids = new Set(plans.map(({ plan }) => plan.id));
  return {
    plans,
    columns: arrangeBoard(
      columns.filter(({ planId }) => ids.has(planId)),
      tasks,
    ),
  };
}

/** Something of a plan that has a name. */
export interface NamedThing {
  readonly id: Id;
  readonly planId: Id;
  readonly name: string;
}

/** What a filter can ask for by name, of one plan or of all. */
export interface FilterThings {
  /** None where it is a single plan. */
  readonly plans: readonly { readonly id: Id; readonly name: string }[];
  /** Ids of whoever is in one of the plans. */
  readonly people: readonly Id[];
  /** In the order of their workflow. */
  readonly states: readonly NamedThing[];
  readonly tags: readonly NamedThing[];
}

export async function readFilterThings(
  database: LocalDatabase,
  planId: Id,
  userId: Id,
): Promise<FilterThings> {
  if (planId !== ALL_PLANS) {
    const [members, states, tags] = await Promise.all([
      readPlanUsers(database, planId),
      readFlow(database, planId),
      readPlanTags(database, planId),
    ]);
    return { plans: [], people: members.map((member) => member.userId), states, tags };
  }
  const [views, members, states, tags] = await Promise.all([
    readPlans(database, userId, false),
    database.planUser.toArray(),
    database.flowItem.toArray(),
    database.planTag.toArray(),
  ]);
  const ids = new Set(views.map(({ plan }) => plan.id));
  const isOpen = (thing: { readonly planId: Id }) => ids.has(thing.planId);
  return {
    plans: views.map(({ plan: { id, name } }) => ({ id, name })),
    people: [...new Set(members.filter(isOpen).map((member) => member.userId))],
    states: states.filter(isOpen).toSorted(byRank),
    tags: tags.filter(isOpen),
  };
}

/** Who is in each of these plans. */
export async function readCommonMembers(
  database: LocalDatabase,
  ...planIds: readonly Id[]
): Promise<readonly Id[]> {
  const members = await Promise.all(planIds.map((planId) => readPlanUsers(database, planId)));
  const [first = [], ...others] = members.map((each) => each.map(({ userId }) => userId));
  return first.filter((userId) => others.every((each) => each.includes(userId)));
}
