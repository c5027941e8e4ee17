import { entityTable } from "#domain/entity-table.gen.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { olderScopes } from "../tables/lists/older-scopes.ts";
import { changesBetween, type LoggedChange } from "../tables/own/change.ts";
import { readSpace } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Database, Tx } from "../tables/sql/db.ts";
import type { Draft } from "./listener.ts";
import { markOf } from "./mark.ts";

/** What changed since the hub last looked. */
export interface News {
  epoch: string;
  head: number;
  /** What stands in the log at `head`; "" = nothing new. */
  mark: string;
  /** In the order of the log; each row once, with its last change. */
  items: readonly NewsItem[];
  /** Scopes that somebody was let into and that hold more than these news. */
  olderScopes: ReadonlySet<string>;
  /** Scopes into which a chat has moved with all its messages, of which these news hold one. */
  filledScopes: ReadonlySet<string>;
}

export interface NewsItem {
  change: LoggedChange;
  draft: Draft;
}

/** More than this is not told but pulled. */
const NEWS_MAX = 2_000;

/** How far the space has come. */
export interface Reached {
  epoch: string;
  head: number;
  items?: undefined;
}

/** Reads the log after `since` with the rows as they stand; only how far it goes when there is too much to tell. */
export async function readNews(database: Database, since: number): Promise<News | Reached> {
  return database.transaction(async (tx) => {
    const space = await readSpace(tx);
    const { epoch, head, floor } = space;
    if (head - since > NEWS_MAX || since < Math.min(floor, head)) return { epoch, head };
    const changes = await changesBetween(tx, since, head, NEWS_MAX);
    const rows = await readRows(tx, changes);
    const items = changes.flatMap((change) => {
      const draft = draftOf(change, rows);
      return draft ? [{ change, draft }] : [];
    });
    const entered = changes.filter((change) => change.entity === "access" && !change.gone);
    const targets = [...new Set(entered.map((change) => targetOf(change.rowId)))];
    const older = targets.length > 0 ? await olderScopes(tx, targets, since) : [];
    const mark = markOf(space, changes.at(-1));
    const filled = filledScopes(changes);
    return { epoch, head, mark, items, olderScopes: new Set(older), filledScopes: filled };
  }, "snapshot");
}

/** The scope that an access row's key speaks of. */
export function targetOf(accessRowId: string): string {
  return accessRowId.slice(accessRowId.indexOf("/") + 1);
}

function filledScopes(changes: readonly LoggedChange[]): Set<string> {
  const left = new Set<string>();
  const filled = new Set<string>();
  for (const { entity, rowId, gone, scope } of changes) {
    if (entity !== "dialog") continue;
    if (gone) left.add(rowId);
    else if (left.has(rowId)) filled.add(scope);
  }
  return filled;
}

interface CurrentRow {
  seq: number;
  json: string;
}

async function readRows(
  tx: Tx,
  changes: readonly LoggedChange[],
): Promise<Map<string, CurrentRow>> {
  const rows = new Map<string, CurrentRow>();
  const puts = Map.groupBy(
    changes.filter((change) => !change.gone),
    (change) => change.entity,
  );
  await Promise.all(
    [...puts].map(async ([entity, lines]) => {
      const ids = [...new Set(lines.map((line) => line.rowId))].map((id) => idOf(entity, id));
      for (const { row, seq } of await tableOf(entity).find(tx, ids)) {
        rows.set(`${entity}/${row.id}`, { seq, json: JSON.stringify(row) });
      }
    }),
  );
  return rows;
}

/** Nothing for a change that a later one outdid, and for a row that went along with another one. */
function draftOf(change: LoggedChange, rows: ReadonlyMap<string, CurrentRow>): Draft | undefined {
  const { entity, rowId, action, gone, seq } = change;
  const base = { type: entityTable[entity].frame, action, table: entity, gone };
  if (gone) return { ...base, json: JSON.stringify({ id: idOf(entity, rowId) }) };
  const row = rows.get(`${entity}/${rowId}`);
  return row?.seq === seq ? { ...base, json: row.json } : undefined;
}

function idOf(entity: EntityName, rowId: string): RowId {
  return tableOf(entity).idType === "bigint" ? Number(rowId) : rowId;
}
