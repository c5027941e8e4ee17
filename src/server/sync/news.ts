import { READS_TOLD_MAX } from "#domain/dialog/readers-of.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { dialogsAbove } from "../tables/lists/dialog-list.ts";
import { olderScopes } from "../tables/lists/older-scopes.ts";
import { changesBetween, type LoggedChange } from "../tables/own/change.ts";
import { readSpaceAt } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Database, Db, Tx } from "../tables/sql/db.ts";
import type { Draft } from "./listener.ts";
import { isRefuted, markOf } from "./mark.ts";
import { type Narrowings, narrowingsOf } from "./narrowed-rows.ts";

/** How far the space has come. */
export interface Position {
  epoch: string;
  head: number;
  /** What stands in the log at `head`. */
  mark: string;
}

/** How far the space has come since the hub last looked. */
export interface Reached extends Position {
  /** The database was put back to an older state: its log is not the one that was looked at. */
  isRestored: boolean;
  items?: undefined;
}

/** What changed since the hub last looked. */
export interface News extends Position {
  isRestored: false;
  /** In the order of the log; each row once, with its last change. */
  items: readonly NewsItem[];
  /** Scopes that somebody was let into and that hold more than these news. */
  olderScopes: ReadonlySet<string>;
  /** Scopes into which a chat has moved with all its messages, of which these news hold one. */
  filledScopes: ReadonlySet<string>;
  /** What of the rows among them is kept from whom. */
  narrowings: Narrowings;
  /** Chats in which so many read that each is told only of their own reading. */
  largeChats: ReadonlySet<number>;
}

export interface NewsItem {
  change: LoggedChange;
  draft: Draft;
}

/** More than this is not told but pulled. */
const NEWS_MAX = 2_000;

/** Looks how far the space has come since it stood at `before`. */
export async function readReached(db: Db, before: Position): Promise<Reached & { floor: number }> {
  const { space, known, until } = await readSpaceAt(db, { known: before.head });
  const { epoch, head, floor } = space;
  // One that has gone on since may stand above that point again.
  const isRestored =
    epoch !== before.epoch ||
    head < before.head ||
    isRefuted(space, { seq: before.head, mark: before.mark }, known);
  return { epoch, head, floor, mark: markOf(space, until), isRestored };
}

/** Reads the log after `before` with the rows as they stand; only how far it goes when there is too much to tell. */
export async function readNews(database: Database, before: Position): Promise<News | Reached> {
  return database.transaction(async (tx) => {
    const { floor, isRestored, ...reached } = await readReached(tx, before);
    const { head: since } = before;
    const isTooMuch = reached.head - since > NEWS_MAX || since < Math.min(floor, reached.head);
    if (isRestored || isTooMuch) return { ...reached, isRestored };
    const changes = await changesBetween(tx, since, reached.head, NEWS_MAX);
    const rows = await readRows(tx, changes);
    const items = changes.flatMap((change) => {
      const draft = draftOf(change, rows);
      return draft ? [{ change, draft }] : [];
    });
    const entered = changes.filter((change) => change.entity === "access" && !change.gone);
    const targets = [...new Set(entered.map((change) => targetOf(change.rowId)))];
    const older = targets.length > 0 ? await olderScopes(tx, targets, since) : [];
    const scopes = { olderScopes: new Set(older), filledScopes: filledScopes(changes) };
    const narrowings = await narrowingsOf(tx, items);
    const readIn = new Set(changes.filter(isReading).map(chatOfReading));
    const largeChats = readIn.size > 0 ? await dialogsAbove(tx, [...readIn], READS_TOLD_MAX) : [];
    const kept = { narrowings, largeChats: new Set<number>(largeChats) };
    return { ...reached, ...scopes, ...kept, isRestored: false, items };
  }, "snapshot");
}

/** Whether a change is that somebody has read on in a chat. */
export function isReading({ entity, action, gone }: LoggedChange): boolean {
  return entity === "dialogUser" && action === "readed" && !gone;
}

/** The chat in which somebody has read on. */
export function chatOfReading({ rowId }: Pick<LoggedChange, "rowId">): number {
  return Number(rowId.slice(0, rowId.indexOf(":")));
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
