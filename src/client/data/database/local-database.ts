import type { ReplyOf } from "#contract/call.ts";
import type { listAutomationLog } from "#contract/calls/programs/automation.ts";
import type { AutomationRun } from "#domain/automation/automation-run.ts";
import { Dexie, type Table, type Transaction } from "dexie";
import type { Claim } from "#domain/claim.ts";
import type { CommandName } from "#domain/commands.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import type { RowId, RowOf } from "#domain/entities.ts";
import { CACHE_VERSION } from "#domain/limits.ts";
import type { ContentVersion } from "#domain/task/log/content-version.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import type { Scope } from "#domain/scope.ts";
import type {
  AttentionEntry,
  HistoryEntry,
  NewOutboxEntry,
  OutboxEntry,
  SettledEntry,
} from "./outbox-entry.ts";
import type { BegunFileRow, KeptPieceRow } from "./begun-row.ts";
import { fillAdded } from "./fill-added.ts";
import type { ImportDraftRow, ImportLinesRow } from "./import-row.ts";
import { noteMissed } from "./held-shapes.ts";
import { type MetaRow, readMeta } from "./meta.ts";
import type { OfflineRow } from "./offline-row.ts";
import { sayOfWhichNote } from "./note-of.ts";
import {
  FIRST,
  laterTables,
  messageTables,
  NOTES,
  ownTables,
  STREAMS,
  streamTables,
} from "./own-tables.ts";
import type { SeenRowsRow } from "./seen-rows-row.ts";
import type { SeenPageRow } from "./seen-page-row.ts";
import type { FileVariant, KeptFileRow, UploadChunkRow, UploadRow } from "./upload-row.ts";
import type { WritingRow } from "./writing-row.ts";

/** A row as it lies in the browser: the folded row with the scope that owns it. */
export type StoredRow<Name extends EntityName> = RowOf<Name> & { readonly scope: Scope };

/** The server's copy of a row that pending commands have changed; no row = the server has none. */
export interface ShadowRow {
  readonly table: EntityName;
  readonly key: RowId;
  readonly base: Record<string, unknown> | null;
}

/** Of a windowed kind the rows of one parent that are cached without a gap, by their numbers, in order. */
export interface StreamRow {
  readonly kind: EntityName;
  readonly parentId: number;
  readonly ranges: readonly (readonly [number, number])[];
  /** Number of the log up to which news have told of these rows, also of such as are not cached. */
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
  /** The words that all devices of the person had last, as far as this one knows. */
  readonly agreed?: string;
  readonly time: number;
}

/** When a thing whose rows come as windows was last open in this browser, epoch ms. */
export interface OpenedRow {
  readonly entity: EntityName;
  readonly id: number;
  readonly time: number;
}

/** What the person set here and the server has confirmed; whoever sets it to something else overrules it. */
export interface ClaimRow extends Claim {
  /** Its row and field. */
  readonly key: string;
  /** The row alone. */
  readonly subject: string;
  readonly command: CommandName;
  /** Epoch ms since when it is kept, 0 = since the next look. */
  readonly keptAt: number;
  /** Who set it to what stands instead of it, once the server has said so. */
  readonly setter?: { readonly userId: number; readonly value: unknown };
}

/** What is told of a task, the newest first and without a gap, as the server gave it last. */
export interface KeptPages<Item> {
  readonly taskId: number;
  readonly items: readonly Item[];
  /** Whether the server has older ones. */
  readonly more: boolean;
  /** Epoch ms at which the newest were fetched. */
  readonly time: number;
}

/** What the rules of a plan did, as the server told it last. */
export interface KeptAutomationLog {
  readonly planId: number;
  readonly items: readonly AutomationRun[];
  readonly more: boolean;
  readonly rules: ReplyOf<typeof listAutomationLog>["rules"];
  /** Epoch ms at which the newest were fetched. */
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
    readonly stream: Table<StreamRow, [EntityName, number]>;
    readonly claim: Table<ClaimRow, string>;
    readonly taskLog: Table<KeptPages<TaskStep>, number>;
    readonly contentVersion: Table<KeptPages<ContentVersion>, number>;
    readonly automationLog: Table<KeptAutomationLog, number>;
    readonly draft: Table<DraftRow, number>;
    readonly writing: Table<WritingRow, string>;
    readonly opened: Table<OpenedRow, [EntityName, number]>;
    readonly upload: Table<UploadRow, number>;
    readonly uploadChunk: Table<UploadChunkRow, [number, number]>;
    readonly keptFile: Table<KeptFileRow, [number, FileVariant]>;
    readonly keptPiece: Table<KeptPieceRow, [number, FileVariant, number]>;
    readonly begunFile: Table<BegunFileRow, [number, FileVariant]>;
    readonly offline: Table<OfflineRow, string>;
    readonly seenPage: Table<SeenPageRow, string>;
    readonly seenRows: Table<SeenRowsRow, string>;
    readonly importDraft: Table<ImportDraftRow, string>;
    readonly importLines: Table<ImportLinesRow, [string, number]>;
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

/** What is known of each kind's table, as its declaration says it. */
const lines: Record<
  EntityName,
  {
    readonly indexes: string;
    readonly reindexed?: number;
    readonly added?: Record<string, unknown>;
  }
> = entityTable;

/**
 * All tables as this app knows them. Dexie reads all that is declared anew with each declaration, so that a history of versions
 * with a few tables each would hold up every start; what the first version declares holds for all, and is read once.
 */
function declareTables(database: LocalDatabase): void {
  const kinds = Map.groupBy(entityNames, (entity) => entityTable[entity].since);
  const reindexed = entityNames.map((entity) => lines[entity].reindexed ?? FIRST);
  for (const version of [...kinds.keys(), ...reindexed, ...Object.keys(laterTables).map(Number)])
    database.version(version);
  for (const [version, entities] of kinds)
    if (version !== FIRST) database.version(version).upgrade(missed(entities));
  database.version(STREAMS).upgrade(takeOverMessages);
  database.version(NOTES).upgrade(sayOfWhichNote);
  const rows = Object.fromEntries(entityNames.map((entity) => [entity, lines[entity].indexes]));
  const own = Object.assign({}, ownTables, streamTables, ...Object.values(laterTables));
  database.version(STREAMS).stores({ range: null, visit: null });
  database.version(FIRST).stores({ ...rows, ...own, ...messageTables });
}

export function openLocalDatabase(name: string): LocalDatabase {
  const database = new Dexie(name, { cache: "immutable" }) as LocalDatabase;
  declareTables(database);
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

/** The step from an app that kept ranges and visits of dialogs only. */
async function takeOverMessages(upgrade: Transaction): Promise<void> {
  const held: { dialogId: number }[] = await upgrade.table("range").toArray();
  const streams = held.map(({ dialogId, ...rest }) => ({
    kind: "message",
    parentId: dialogId,
    ...rest,
  }));
  await upgrade.table("stream").bulkPut(streams);
  const visits: { dialogId: number; time: number }[] = await upgrade.table("visit").toArray();
  const opened = visits.map(({ dialogId, time }) => ({ entity: "dialog", id: dialogId, time }));
  await upgrade.table("opened").bulkPut(opened);
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

/** All that folding reads and writes: rows, what they were before the changes above them, those changes, streams, logs, facts. */
export function foldTables(database: LocalDatabase): Table[] {
  const { shadow, outbox, stream, meta } = database;
  return [...rowTables(database), shadow, outbox, stream, ...toldTables(database), meta];
}

/** What is told of tasks and plans page by page; it goes with them. */
export function toldTables({
  taskLog,
  contentVersion,
  automationLog,
}: LocalDatabase): Table<unknown, number>[] {
  return [taskLog, contentVersion, automationLog] as Table[];
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
