import type { Actor } from "#domain/command.ts";
import { commandOf } from "#domain/commands.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { type Ask, fits, runReading } from "#domain/reading.ts";
import { type LocalDatabase, tableOf } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { toStored } from "#client/data/database/stored-row.ts";
import type { Browser } from "../browser/browser.ts";
import { textOf } from "./rows.ts";

type Row = Record<string, unknown>;

type Tables = Map<EntityName, Map<RowId, Row>>;

/**
 * What a person sees is what the server last said with all that waits done over it, worked
 * out anew here (I9); and a base is kept for exactly the rows that something waits on (I10).
 */
export async function checkFold(browser: Browser): Promise<string[]> {
  const database = browser.observer;
  const tables = [...entityNames.map((name) => tableOf(database, name)), database.shadow];
  return database.transaction("r", [...tables, database.outbox, database.meta], async () => {
    const [waiting, dirtyRows] = [await database.outbox.count(), await database.shadow.count()];
    // With neither, what is shown is what the server last said.
    if (waiting + dirtyRows === 0) return [];
    const seen = await readTables(database);
    const bases: Tables = new Map([...seen].map(([name, rows]) => [name, new Map(rows)]));
    const dirty = new Set<string>();
    await database.shadow.each(({ table, key, base }) => {
      dirty.add(`${table}/${key}`);
      if (base) bases.get(table)?.set(key, base);
      else bases.get(table)?.delete(key);
    });
    // What is brought again to a restored server counts when the server says so.
    const entries = (await database.outbox.orderBy("n").toArray()).filter(
      ({ refill }) => refill !== "confirmed",
    );
    const identity = await readMeta(database.meta, "identity");
    const touched = new Set<string>();
    const wrong: string[] = [];
    for (const entry of entries) {
      if (entry.folded) for (const name of entry.touched) touched.add(name);
      const { at: now } = entry;
      const actor: Actor = { userId: identity?.userId ?? 0, isAdmin: false, now, arrivedAt: now };
      const reading = commandOf(entry.command).decide(entry.args, actor);
      const decision = await runReading(reading, (ask) => Promise.resolve(answer(bases, ask)));
      if (decision.ok !== entry.folded) {
        const word = decision.ok ? "is possible and not shown" : "is shown and not possible";
        wrong.push(`${browser.name}: ${entry.n} ${entry.command} ${word}`);
      }
      if (!decision.ok) continue;
      for (const change of decision.changes) {
        const rows = bases.get(change.entity);
        if ("put" in change) rows?.set(change.put.id, toStored(change.entity, { ...change.put }));
        else rows?.delete(change.remove);
      }
    }
    return [
      ...wrong,
      ...differences(browser.name, seen, bases),
      ...[...touched]
        .filter((name) => !dirty.has(name))
        .map((name) => `${browser.name}: ${name} has no base beneath what waits`),
      ...[...dirty]
        .filter((name) => !entries.some((entry) => entry.touched.includes(name)))
        .map((name) => `${browser.name}: ${name} has a base and nothing waits on it`),
    ];
  });
}

async function readTables(database: LocalDatabase): Promise<Tables> {
  const tables: Tables = new Map();
  for (const name of entityNames) {
    const rows = await tableOf(database, name).toArray();
    tables.set(name, new Map(rows.map((row) => [row["id"] as RowId, row])));
  }
  return tables;
}

function answer(tables: Tables, ask: Ask): unknown {
  const rows = tables.get(ask.entity) ?? new Map<RowId, Row>();
  if (ask.kind === "get") return rows.get(ask.id);
  if (ask.kind !== "list") return 0;
  return [...rows.values()].filter((row) => fits(row, ask.where) && isBesideParent(rows, row));
}

/**
 * While what was done is told bit by bit, a subtask may have come to the plan to which its task is yet to be moved by
 * what waits. Browsers look for it where the task is.
 */
function isBesideParent(rows: ReadonlyMap<RowId, Row>, row: Row): boolean {
  const parent = row["parentId"] ? rows.get(row["parentId"] as RowId) : undefined;
  return parent === undefined || parent["scope"] === row["scope"];
}

function differences(name: string, seen: Tables, worked: Tables): string[] {
  const violations: string[] = [];
  for (const entity of entityNames) {
    const mine = seen.get(entity) ?? new Map<RowId, Row>();
    const theirs = worked.get(entity) ?? new Map<RowId, Row>();
    for (const [id, row] of theirs) {
      const own = mine.get(id);
      if (own && textOf(own) === textOf(row)) continue;
      const shown = own ? textOf(own) : "nothing";
      violations.push(`${name}: shows ${entity} ${id} as ${shown}, work is ${textOf(row)}`);
    }
    for (const id of mine.keys()) {
      if (!theirs.has(id)) violations.push(`${name}: shows ${entity} ${id}, which is not there`);
    }
  }
  return violations;
}
