import type { WholePlan } from "#domain/export/plan-rows.ts";
import { viewOfAddress } from "#domain/plan/view/view-address.ts";
import { partsOfToken } from "#domain/plan/view/field-token.ts";
import type { SavedAddress } from "#domain/plan/saved-view/saved-view.ts";
import { planScope } from "#domain/scope.ts";
import { idsIn } from "#domain/field/field-value.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { scopesOfPlan } from "../../database/plan-tasks.ts";
import { entriesIn } from "../../queries/work-time/work-time.ts";
import { readNames, readPlanRows } from "./read-plan-rows.ts";

/** A plan with all that lies of it on this device; undefined where it is gone. */
export async function readWholePlan(
  database: LocalDatabase,
  planId: number,
): Promise<WholePlan | undefined> {
  const scope = planScope(planId);
  const [rows, entries, baselines, automations, views, templates] = await Promise.all([
    readPlanRows(database, { planId }),
    entriesIn(database, await scopesOfPlan(database, planId)),
    database.baseline.where("scope").equals(scope).toArray(),
    database.automation.where("scope").equals(scope).toArray(),
    // Those for everybody, and one's own: nobody else's lie here.
    database.savedView.where("planId").equals(planId).toArray(),
    database.taskTemplate.where("scope").equals(scope).toArray(),
  ]);
  if (!rows) return undefined;
  const named = [
    ...entries.map(({ userId }) => userId),
    ...[
      ...views.map(({ address }) => address),
      ...automations.map(({ condition }) => condition),
    ].flatMap(namedBy),
    ...automations.flatMap(({ actions }) =>
      actions.flatMap((action) => {
        if ("userIds" in action) return action.userIds;
        return action.does === "field" ? idsIn(action.value) : [];
      }),
    ),
    ...templates.flatMap(({ task }) => task.fields.flatMap(({ value }) => idsIn(value))),
  ];
  const unknown = [...new Set(named)].filter((id) => Number.isSafeInteger(id) && id > 0);
  return {
    ...rows,
    people: new Map([...(await readNames(database, unknown)), ...rows.people]),
    times: Map.groupBy(entries, ({ taskId }) => taskId),
    baselines,
    automations,
    views,
    templates,
  };
}

/** Whom a filter may name: a field says by its kind alone whether its value is somebody. */
function namedBy(address: SavedAddress): readonly number[] {
  const { owner, field } = viewOfAddress(0, address);
  return [...owner, ...field.map((token) => partsOfToken(token)[1])];
}
