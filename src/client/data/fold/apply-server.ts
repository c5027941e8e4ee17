import type { RowWindow } from "#contract/windows.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { targetOfAccess } from "#domain/user/access.ts";
import { assertFence } from "../database/fence.ts";
import { type LocalDatabase, rowTables, toldTables } from "../database/local-database.ts";
import { type Head, readMeta } from "../database/meta.ts";
import { parentOf } from "../database/find-rows.ts";
import { streamKindOf, streamKinds } from "../database/streams.ts";
import { noteTouched } from "../database/touch-name.ts";
import { withRows } from "../database/with-rows.ts";
import { keepClaims } from "./claims.ts";
import { keepSettled, refillOutbox, reopenConfirmed, reopenOutbox } from "./settled.ts";
import { withKnown } from "../database/known.ts";
import { dropRow, dropScope, loseBases } from "./drop.ts";
import { putBases } from "./put-bases.ts";
import { refold } from "./refold.ts";
import { storeWindows } from "./store-windows.ts";

type Row = Record<string, unknown>;

/** What the server says: newest rows, ids of rows that are gone, and how far that goes. */
export interface ServerNews {
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  readonly gone: Readonly<Record<string, readonly RowId[]>>;
  /** Runs of rows of windowed kinds that `rows` holds completely. */
  readonly windows: readonly RowWindow[];
  readonly epoch: string;
  /** The browser stands here once this is applied; undefined while more pages are to come. */
  readonly head: number | undefined;
  /** Number of the log up to which a page speaks that is not the last one. */
  readonly until?: number | undefined;
  /** Start over: what was here before is not to be trusted. */
  readonly reset: boolean;
  /** What stands in the server's log at `head`, else at `until`, where it says so. */
  readonly mark?: string | undefined;
}

/**
 * Writes the server's news in one transaction: bases first, then all that is
 * pending is folded over them again, then confirmed entries that the news
 * covers are forgotten.
 */
export async function applyServer(
  database: LocalDatabase,
  news: ServerNews,
  fence: number,
): Promise<void> {
  if (isNothing(news) && (await stepAhead(database, news, fence))) return;
  const beside = [
    database.shadow,
    database.outbox,
    database.settled,
    database.claim,
    database.stream,
    ...toldTables(database),
    database.meta,
  ];
  const kinds = (await database.outbox.count()) > 0 ? entityNames : kindsOf(news);
  await withRows(database, kinds, beside, async () => {
    await assertFence(database, fence);
    const changed = new Set<string>();
    if (news.reset) await reset(database, news.epoch, changed);
    for (const entity of entityNames) {
      for (const key of news.gone[entity] ?? []) {
        if (entity === "access") await dropScope(database, targetOfAccess(String(key)), changed);
        await dropRow(database, entity, key, changed);
      }
    }
    const { windows, head, until } = news;
    // Their parents come after them: until then these say how far the rows were known.
    for (const { kind } of streamKinds) {
      const rows = (news.rows[kind] ?? []) as Row[];
      await storeWindows(database, kind, { rows, windows, until: head ?? until }, changed);
    }
    for (const entity of entityNames) {
      const rows = (news.rows[entity] ?? []) as Row[];
      if (streamKindOf(entity) || rows.length === 0) continue;
      await putBases(database, entity, rows, changed);
    }
    const dirty = (await database.outbox.count()) > 0;
    await putHead(database, news);
    if (dirty && news.head !== undefined) {
      await forgetConfirmed(database, { epoch: news.epoch, seq: news.head }, changed);
    }
    if (dirty || changed.size > 0) await refold(database, changed);
  });
}

function isNothing({ rows, gone, reset: again }: ServerNews): boolean {
  return !again && !isFull(rows) && !isFull(gone);
}

function isFull(lists: Readonly<Record<string, readonly unknown[]>>): boolean {
  return Object.values(lists).some((list) => list.length > 0);
}

/** The kinds of rows that news touch while nothing is pending: whoever reads others holds them up as little as they him. */
function kindsOf({ rows, gone, reset: again }: ServerNews): Iterable<EntityName> {
  if (again || isFull(gone)) return entityNames;
  const told = entityNames.filter((kind) => (rows[kind] ?? []).length > 0);
  return new Set([...told, ...told.flatMap((kind) => parentOf(kind) ?? [])]);
}

/** With nothing new and nothing pending only the head moves; screens that read rows are not held up. */
async function stepAhead(
  database: LocalDatabase,
  news: ServerNews,
  fence: number,
): Promise<boolean> {
  return database.transaction("rw", [database.outbox, database.meta], async () => {
    await assertFence(database, fence);
    if ((await database.outbox.count()) > 0) return false;
    await putHead(database, news);
    return true;
  });
}

/** Also a page that is not the last one names a point: whether the next page comes from the same log is known by it. */
async function putHead(
  database: LocalDatabase,
  { epoch, head, until = 0, mark }: ServerNews,
): Promise<void> {
  const before = await readMeta(database.meta, "head");
  const same: Head = before?.epoch === epoch ? before : { epoch, seq: 0 };
  const value = withKnown({ ...same, seq: head ?? same.seq }, head ?? until, mark);
  await database.meta.put({ key: "head", value });
}

async function reset(database: LocalDatabase, epoch: string, changed: Set<string>): Promise<void> {
  const before = await readMeta(database.meta, "head");
  if (!before) await reopenConfirmed(database);
  else if (before.epoch !== epoch) await reopenOutbox(database);
  await refillOutbox(database, epoch);
  for (const table of rowTables(database)) await table.clear();
  await database.stream.clear();
  await database.meta.put({ key: "head", value: { epoch, seq: 0 } });
  await loseBases(database.shadow.toCollection(), changed);
  await database.outbox.toCollection().modify({ folded: false });
}

async function forgetConfirmed(
  database: LocalDatabase,
  { epoch, seq: head }: Pick<Head, "epoch" | "seq">,
  changed: Set<string>,
): Promise<void> {
  const confirmed = await database.outbox
    .where("state")
    .equals("applied")
    .filter((entry) => entry.seq <= head)
    .toArray();
  for (const { touched } of confirmed) noteTouched(changed, touched);
  await keepSettled(database, confirmed, epoch);
  await keepClaims(database, confirmed);
  await database.outbox.bulkDelete(confirmed.map((entry) => entry.n));
}
