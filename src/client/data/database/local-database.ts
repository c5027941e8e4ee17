import { Dexie, type Table, type Transaction } from "dexie";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { RowId, RowOf } from "#domain/entities.ts";
import { CACHE_VERSION } from "#domain/limits.ts";
import type { Scope } from "#domain/scope.ts";
import type {
  AttentionEntry,
  HistoryEntry,
  NewOutboxEntry,
  OutboxEntry,
  SettledEntry,
} from "./outbox-entry.ts";
import { fillAdded } from "./fill-added.ts";
import { noteMissed } from "./held-shapes.ts";
import { type MetaRow, readMeta } from "./meta.ts";

/** A row as it lies in the browser: the folded row with the scope that owns it. */
export type StoredRow<Name extends EntityName> = RowOf<Name> & { readonly scope: Scope };

/** The server's copy of a row that pending commands have changed; no row = the server has none. */
export interface ShadowRow {
  readonly table: EntityName;
  readonly key: RowId;
  readonly base: Record<string, unknown> | null;
}

/** Positions of a dialog's messages that are cached without a gap, in order. */
export interface RangeRow {
  readonly dialogId: number;
  readonly ranges: readonly (readonly [number, number])[];
  /** Number of the log up to which news have told of the dialog's messages, also of such as are not cached. */
  readonly newsUntil?: number;
}

/** What somebody typed and has not sent; kept for ever until sent. */
export interface DraftRow {
  readonly dialogId: number;
  readonly text: string;
  /** The message it answers, 0 = none. */
  readonly replyId: number;
  /** A message whose edit was begun, 0 = none, and the words it was to get. */
  readonly editId: number;
  readonly editText?: string;
  readonly time: number;
}

/** When a dialog was last open in this browser, epoch ms. */
export interface VisitRow {
  readonly dialogId: number;
  readonly time: number;
}

type RowTables = { readonly [Name in EntityName]: Table<StoredRow<Name>, RowId> };

export type LocalDatabase = Dexie &
  RowTables & {
    readonly shadow: Table<ShadowRow, [EntityName, RowId]>;
    readonly outbox: Table<OutboxEntry, number, NewOutboxEntry>;
    readonly attention: Table<AttentionEntry, number>;
    readonly settled: Table<SettledEntry, number>;
    readonly history: Table<HistoryEntry, number>;
    readonly range: Table<RangeRow, number>;
    readonly draft: Table<DraftRow, number>;
    readonly visit: Table<VisitRow, number>;
    readonly meta: Table<MetaRow, string>;
  };

/** Indexes of an entity's table as Dexie writes them, the key first. */
export function indexesOf(name: EntityName): string[] {
  return entityTable[name].indexes.split(", ");
}

/** The tables whose rows are found by their scope; all others go with their parents, or stay. */
export const scopedEntities = entityNames.filter((name) =>
  indexesOf(name).some((index) => /^\[?scope\b/.test(index)),
);

const NAME_BEGINS = "plumbline-";

/** One database for each server and account; nothing of one account is readable from another. */
export function localDatabaseName(spaceId: string, userId: number): string {
  return `${NAME_BEGINS}${spaceId}-${userId}`;
}

/** The databases of all accounts of this browser. */
export async function localDatabaseNames(): Promise<string[]> {
  return (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(NAME_BEGINS));
}

/** Version of the tables with which the app began. */
const FIRST = 1;

/** What is the browser's own, beside the rows. */
const ownTables = {
  shadow: "[table+key]",
  outbox: "++n, state, lane",
  attention: "++id, n",
  settled: "n",
  history: "++id",
  range: "dialogId",
  draft: "dialogId",
  visit: "dialogId",
  meta: "key",
};

/** What is known of each kind's table, as its declaration says it. */
const lines: Record<
  EntityName,
  {
    readonly indexes: string;
    readonly reindexed?: number;
    readonly added?: Record<string, unknown>;
  }
> = entityTable;

function storesOf(entities: readonly EntityName[]): Record<string, string> {
  return Object.fromEntries(entities.map((entity) => [entity, lines[entity].indexes]));
}

export function openLocalDatabase(name: string): LocalDatabase {
  const database = new Dexie(name, { cache: "immutable" }) as LocalDatabase;
  const kinds = Map.groupBy(entityNames, (entity) => entityTable[entity].since);
  for (const [version, entities] of kinds) {
    const step = database.version(version);
    if (version === FIRST) step.stores({ ...storesOf(entities), ...ownTables });
    else step.stores(storesOf(entities)).upgrade(missed(entities));
  }
  for (const entity of entityNames) {
    const { reindexed } = lines[entity];
    if (reindexed) database.version(reindexed).stores(storesOf([entity]));
  }
  for (const entity of entityNames) {
    const { added } = lines[entity];
    if (added) fillAdded(tableOf(database, entity), added);
  }
  // Left to itself, a reader makes a deleted database anew with its next query, and goes on
  // writing as its app knew it into one that a newer app has brought into another form.
  database.on("versionchange", () => {
    database.close();
    return false;
  });
  return database;
}

/** The step to an app that knows kinds more: their rows went past the one before, and are fetched now. */
export function missed(kinds: readonly EntityName[]) {
  return (transaction: Transaction) =>
    noteMissed(transaction.table<MetaRow, string>("meta"), kinds);
}

/** Opens a database for whoever only continues in it: one that was deleted meanwhile is not made anew. */
export function openExistingDatabase(name: string): LocalDatabase {
  const database = openLocalDatabase(name);
  database.on("populate", () => {
    throw new Error(`${name} was deleted`);
  });
  return database;
}

/** All tables of synced rows. */
export function rowTables(database: LocalDatabase): Table[] {
  return entityNames.map((name) => tableOf(database, name));
}

/** The table of an entity chosen at run time. */
export function tableOf(
  database: LocalDatabase,
  name: EntityName,
): Table<Record<string, unknown>, RowId> {
  return database.table(name);
}

/** Whether its rows were written by another version; one that is new is noted to be of this one. */
export async function isCacheOutdated({ meta }: LocalDatabase): Promise<boolean> {
  const written = await readMeta(meta, "cacheVersion");
  if (written === undefined) await meta.put({ key: "cacheVersion", value: CACHE_VERSION });
  return written !== undefined && written !== CACHE_VERSION;
}
