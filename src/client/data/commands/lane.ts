import type { LaneTarget } from "#domain/command.ts";
import { entityOf, type RowId } from "#domain/entities.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { laneOfRow, type Scope } from "#domain/scope.ts";
import type { Answering } from "../fold/answer.ts";

type Row = Record<string, unknown> | undefined;

/** The scope a command writes; undefined when the row that would say so is not here. */
export async function resolveLane(
  { answer }: Answering,
  target: LaneTarget,
): Promise<Scope | undefined> {
  if (typeof target === "string") return target;
  const get = async (entity: EntityName, id: RowId) =>
    (await answer({ kind: "get", entity, id })) as Row;
  const row = await get(target.entity, target.id);
  const { parent } = entityOf(target.entity);
  // What follows its parent by itself does so on the server; until its rows come, the parent knows.
  const owner =
    row && parent?.shares
      ? await get(parent.entity as EntityName, row[parent.field] as RowId)
      : undefined;
  const place = owner ?? row;
  return place && laneOfRow(place, place["scope"] as Scope);
}
