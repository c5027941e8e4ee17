import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { AnyRow, RowId } from "#domain/entities.ts";
import { type LoggedStep, stepsOf } from "#domain/task/log/steps-of.ts";
import { addSteps, type NewStep, takeStepsAlong } from "../tables/own/history/task-log.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Author } from "./derive-changes.ts";
import { nameFields } from "./name-fields.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

/** Writes into the logs of tasks what was done with them, each command by itself and on what those before it left. */
export async function noteSteps(
  tx: Tx,
  changes: readonly (Change & { readonly by: Author })[],
  stored: StoredRows,
): Promise<void> {
  const rows = new Map<string, AnyRow | undefined>(stored);
  const steps: NewStep[] = [];
  for (const [by, own] of Map.groupBy(changes, (change) => change.by)) {
    const before = (entity: EntityName, id: RowId) => rows.get(rowKey(entity, id));
    const { actorId: userId, actedAt: at = by.at, rule } = by;
    const told = stepsOf(lastOfEachRow(own), before).map(({ detail, ...step }) => ({
      ...step,
      userId,
      at,
      detail: rule ? { ...detail, rule: rule.name } : detail,
    }));
    steps.push(...(await nameFields(tx, told, before)));
    for (const change of own)
      rows.set(rowKey(change.entity, idOfChange(change)), "put" in change ? change.put : undefined);
  }
  for (const { kind, taskId } of steps)
    if (kind === "becameTask") tx.beforeCommit(takeStepsAlong(tx, taskId));
  if (steps.length > 0) tx.beforeCommit(addSteps(tx, await withNames(tx, steps)));
}

function lastOfEachRow(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((one) => [rowKey(one.entity, idOfChange(one)), one])).values()];
}

/** The names that columns and tags had then: they may be gone when somebody reads of them. */
async function withNames(tx: Tx, steps: readonly NewStep[]): Promise<NewStep[]> {
  const columnIds = steps.flatMap(({ kind, detail: { fromId = 0, toId = 0 } }) =>
    kind === "column" ? [fromId, toId] : [],
  );
  const tagIds = steps.flatMap(({ detail }) => (detail.tags ?? []).map(({ id }) => id));
  const [columns, tags] = await Promise.all([
    namesOf(tx, "column", columnIds),
    namesOf(tx, "planTag", tagIds),
  ]);
  return steps.map((step) => ({ ...step, detail: named(step, { columns, tags }) }));
}

interface Names {
  readonly columns: ReadonlyMap<RowId, string>;
  readonly tags: ReadonlyMap<RowId, string>;
}

function named({ kind, detail }: LoggedStep, { columns, tags }: Names): LoggedStep["detail"] {
  if (kind === "column") {
    const nameOf = (id = 0) => columns.get(id) ?? "";
    return { ...detail, from: nameOf(detail.fromId), to: nameOf(detail.toId) };
  }
  if (!detail.tags) return detail;
  return {
    ...detail,
    tags: detail.tags.map((tag) => ({ ...tag, name: tags.get(tag.id) ?? "" })),
  };
}

async function namesOf(
  tx: Tx,
  entity: "column" | "planTag",
  ids: readonly RowId[],
): Promise<Map<RowId, string>> {
  if (ids.length === 0) return new Map();
  const found = await tableOf(entity).find(tx, [...new Set(ids)]);
  return new Map(found.map(({ row }) => [row.id, row.name]));
}
