import { byRank } from "#domain/by-rank.ts";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import { planScope } from "#domain/scope.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** The states of a plan in their order; none = it has no workflow. */
export async function readFlow(database: LocalDatabase, planId: number): Promise<FlowItem[]> {
  const items = await database.flowItem.where("scope").equals(planScope(planId)).toArray();
  return items.toSorted(byRank);
}

/** The states under way, of all plans, that are not the first of theirs. */
export async function readLaterStates(database: LocalDatabase): Promise<number[]> {
  const items = await database.flowItem.toArray();
  const under = items.filter(({ status }) => status === "progress");
  const plans = Map.groupBy(under, ({ planId }) => planId);
  return [...plans.values()].flatMap((states) =>
    states
      .toSorted(byRank)
      .slice(1)
      .map(({ id }) => id),
  );
}

/** What the states of all plans are called, by their ids. */
export async function readFlowNames(database: LocalDatabase): Promise<ReadonlyMap<number, string>> {
  const items = await database.flowItem.toArray();
  return new Map(items.map(({ id, name }) => [id, name]));
}
