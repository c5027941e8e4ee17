import { byRank } from "#domain/by-rank.ts";
import type { PlanRows } from "#domain/export/plan-rows.ts";
import { idsIn } from "#domain/field/field-value.ts";
import { flowOfPlan } from "#domain/flow/flow-of-plan.ts";
import { runReading } from "#domain/reading.ts";
import { planScope } from "#domain/scope.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { inScopes, planTasks, scopesOfPlan } from "../../database/plan-tasks.ts";
import { readPlanFields } from "../../queries/field/fields.ts";
import { answerFrom } from "../../fold/answer.ts";

/** What of a plan is exported: all of it, or these tasks with their subtasks. */
export interface ExportedPlan {
  readonly planId: number;
  readonly taskIds?: readonly number[];
}

/** A plan with what is exported of it, as it lies on this device; undefined where it is gone. */
export async function readPlanRows(
  database: LocalDatabase,
  { planId, taskIds }: ExportedPlan,
): Promise<PlanRows | undefined> {
  const scope = planScope(planId);
  const scopes = await scopesOfPlan(database, planId);
  const { answer } = answerFrom(database);
  const [plan, columns, flow, tags, fields, all, links, contents, checks] = await Promise.all([
    database.plan.get(planId),
    database.column.where("scope").equals(scope).toArray(),
    runReading(flowOfPlan(planId), answer),
    database.planTag.where("scope").equals(scope).toArray(),
    readPlanFields(database, planId),
    planTasks(database, scopes).toArray(),
    inScopes(database.taskLink, scopes).toArray(),
    inScopes(database.taskContent, scopes).toArray(),
    inScopes(database.checkItem, scopes).toArray(),
  ]);
  if (!plan) return undefined;
  const standing = columns.toSorted(byRank);
  const place = new Map(standing.map(({ id }, at) => [id, at]));
  const inOrder = all
    .toSorted(byRank)
    .toSorted((one, other) => (place.get(one.columnId) ?? 0) - (place.get(other.columnId) ?? 0));
  const wanted = taskIds && new Map(taskIds.map((id, at) => [id, at]));
  const tasks = wanted
    ? inOrder
        .filter(({ id, parentId }) => wanted.has(id) || wanted.has(parentId))
        // As the person sees them.
        .toSorted((one, other) => (wanted.get(one.id) ?? 0) - (wanted.get(other.id) ?? 0))
    : inOrder;
  const inUse = fields.filter(({ archivedTime }) => archivedTime === 0);
  const people = inUse.filter(({ kind }) => kind === "person");
  const userIds = [
    ...new Set([
      ...tasks.flatMap(({ taskUser }) => taskUser.map(({ userId }) => userId)),
      ...tasks.flatMap((task) => people.flatMap(({ id }) => idsIn(task.fields[id] ?? ""))),
      ...flow.flatMap(({ userIdList }) => userIdList),
    ]),
  ];
  return {
    plan,
    columns: standing,
    flow,
    tags,
    fields: inUse,
    tasks,
    links,
    contents: new Map(contents.map(({ id, content }) => [id, content])),
    checks: Map.groupBy(checks.toSorted(byRank), ({ taskId }) => taskId),
    people: await readNames(database, userIds),
  };
}

/** What people are called, and the e-mail address of whoever asks. */
export async function readNames(
  { user, account }: LocalDatabase,
  userIds: readonly number[],
): Promise<PlanRows["people"]> {
  const users = await user.bulkGet([...userIds]);
  // One's own alone lies here.
  const mails = new Map((await account.toArray()).map(({ id, email }) => [id, email]));
  return new Map(
    users.flatMap((one) =>
      one ? [[one.id, { name: one.nickname, email: mails.get(one.id) ?? "" }]] : [],
    ),
  );
}
