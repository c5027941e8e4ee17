import { fieldKey } from "#domain/field/field-claims.ts";
import type { Task } from "#domain/task/task.ts";
import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { AnyRow } from "#domain/entities.ts";
import { addingChanges } from "../tables/own/change.ts";
import { readHead, takeNumbers } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { type Author, type DerivedChange, deriveChanges } from "./derive-changes.ts";
import { endHandedOut } from "./handed-out.ts";
import { keepFormer } from "./keep-former.ts";
import { noteAutomations } from "./note-automations.ts";
import { noteApprovals } from "./note-approvals.ts";
import { noteLostDevices } from "./lost-devices.ts";
import { noteSteps } from "./note-steps.ts";
import { noteShutOuts } from "./shut-outs.ts";
import { readingsToldAgain } from "./readings-told-again.ts";
import { readStored, rowKey, type StoredRows } from "./stored-rows.ts";
import { tellings } from "./tellings.ts";

/**
 * Writes changes, with all that follows from them, into tables and log, and
 * gives back the number of the last one. It is the last thing that a
 * transaction does: from here on it holds the counter that everybody needs.
 */
export async function applyChanges(
  tx: Tx,
  changes: readonly Change[],
  by: Author,
): Promise<number> {
  return applyAuthored(
    tx,
    changes.map((change) => ({ ...change, by })),
  );
}

/** As applyChanges, for changes of several people of which some rows may be known. */
export async function applyAuthored(
  tx: Tx,
  changes: readonly (Change & { by: Author })[],
  known?: StoredRows,
): Promise<number> {
  const stored = await readStored(tx, changes, known);
  const decided = await deriveChanges(tx, changes, stored);
  const derived = [
    ...decided,
    ...(await readingsToldAgain(tx, decided)),
    ...(await tellings(tx, changes, { stored, derived: decided })),
  ];
  if (derived.length === 0) return readHead(tx);
  await noteLostDevices(tx, derived);
  await Promise.all(
    [...byEntity(derived.filter((change) => !change.put))].map(async ([entity, gone]) =>
      tableOf(entity).removeMany(
        tx,
        gone.map((change) => change.id),
      ),
    ),
  );

  noteShutOuts(tx, changes, stored);
  endHandedOut(tx, changes, stored);
  keepFormer(tx, changes, stored);
  await noteSteps(tx, changes, stored);
  await noteApprovals(tx, changes, stored);
  noteAutomations(tx, changes, stored);
  const write = writingOf(derived, stored);
  const last = takeNumbers(tx, derived.length);
  // On their way at once: everybody waits for whoever has the counter.
  for (const run of write) tx.beforeCommit(run(tx));
  return last;
}

/** What puts changes into tables and log, ready to be run. */
function writingOf(
  derived: readonly (DerivedChange & { by: Author })[],
  stored: StoredRows,
): ((tx: Tx) => Promise<unknown>)[] {
  const placed = derived.map((change, index) => ({
    ...change,
    fromHead: index + 1 - derived.length,
  }));
  const tables = [...byEntity(placed)].flatMap(([entity, changed]) => {
    const rows = changed.flatMap(({ put, scope, fromHead }) =>
      put ? [{ row: put, scope, fromHead }] : [],
    );
    return rows.length > 0 ? [tableOf(entity).upserting(rows)] : [];
  });
  const log = placed.map(({ put, id, entity, action, scope, fromHead, by }) => ({
    fromHead,
    scope,
    entity,
    rowId: String(id),
    action,
    gone: put === undefined,
    actor: by.actorId,
    at: by.at,
    fields: fieldsSet(stored.get(rowKey(entity, id)), put),
  }));
  return [...tables, addingChanges(log)];
}

/** The single values of a row that are others than before, where the row was there; of a task also in fields of its plan. */
function fieldsSet(before: AnyRow | undefined, after: AnyRow | undefined): string | null {
  if (!before || !after) return null;
  const fields = Object.entries(after)
    .filter(([field, value]) => typeof value !== "object" && value !== Reflect.get(before, field))
    .map(([field]) => field)
    .filter((field) => field !== "updateTime");
  if ("fields" in before && "fields" in after)
    fields.push(...valuesSet(before.fields, after.fields));
  return fields.length > 0 ? `,${fields.join(",")},` : null;
}

function valuesSet(before: Task["fields"], after: Task["fields"]): string[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids].filter((id) => before[id] !== after[id]).map(fieldKey);
}

function byEntity<Item extends DerivedChange>(changes: readonly Item[]): Map<EntityName, Item[]> {
  return Map.groupBy(changes, (change) => change.entity);
}
