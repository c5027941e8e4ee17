import { byRank } from "#domain/by-rank.ts";
import { flowOfPlan } from "#domain/flow/flow-of-plan.ts";
import { isFilledIn } from "#domain/import/tasks/fields-in-cells.ts";
import type { KnownPlan } from "#domain/import/tasks/sheet-of-plan.ts";
import { lastRank } from "#domain/rank.ts";
import { runReading } from "#domain/reading.ts";
import { planScope } from "#domain/scope.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { planTasks, scopesOfPlan } from "../../database/plan-tasks.ts";
import { readPlanFields } from "../../queries/field/fields.ts";
import { answerFrom } from "../../fold/answer.ts";

/** A plan as far as it is on this device, for a sheet of tasks. */
export interface PlanHere {
  readonly plan: KnownPlan;
  lastRank(
    place: { readonly columnId: number } | { readonly parentId: number },
  ): string | undefined;
}

/** What of a plan a sheet of tasks can name. */
export async function planHere(database: LocalDatabase, planId: number): Promise<PlanHere> {
  const scope = planScope(planId);
  const { answer } = answerFrom(database);
  const [columns, flow, members, tags, fields, tasks, accounts] = await Promise.all([
    database.column.where("scope").equals(scope).toArray(),
    runReading(flowOfPlan(planId), answer),
    database.planUser.where("scope").equals(scope).toArray(),
    database.planTag.where("scope").equals(scope).toArray(),
    readPlanFields(database, planId),
    planTasks(database, await scopesOfPlan(database, planId)).toArray(),
    // One's own alone lies here.
    database.account.toArray(),
  ]);
  const users = await database.user.bulkGet(members.map(({ userId }) => userId));
  const mails = new Map(accounts.map(({ id, email }) => [id, email]));
  const people = users.flatMap((user) =>
    user?.deleteTime === 0
      ? [{ id: user.id, name: user.nickname, email: mails.get(user.id) ?? "" }]
      : [],
  );
  const byParent = Map.groupBy(tasks, ({ parentId }) => parentId);
  const cards = Map.groupBy(byParent.get(0) ?? [], ({ columnId }) => columnId);
  const mains = (byParent.get(0) ?? [])
    .filter(({ archivedTime }) => archivedTime === 0)
    .map(({ id, name, columnId }) => ({
      id,
      name,
      columnId,
      subtasks: byParent.get(id)?.length ?? 0,
    }));
  return {
    plan: {
      columns: columns.toSorted(byRank),
      flow,
      people,
      tags,
      fields: fields.filter(isFilledIn),
      mains,
    },
    lastRank: (place) =>
      lastRank(
        ("parentId" in place ? byParent.get(place.parentId) : cards.get(place.columnId)) ?? [],
      ),
  };
}
