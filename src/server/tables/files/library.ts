import type { Id } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { SoughtTerm } from "#domain/search/split-words.ts";
import { LIBRARY_FOLDER_MAX, LIBRARY_SEARCH_TAKE } from "#domain/limits.ts";
import { queryOf, textsOfSql } from "./content-text.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";

/** SQL that holds where an item, known by an alias, lies neither in the trash nor in something that does. */
const isThereSql = (item: string) => `(${item}.removed_time = 0 and not exists (
  with recursive above as (
    select u.id, u.pid, u.removed_time from library_items u where u.id = ${item}.pid
    union select u.id, u.pid, u.removed_time from library_items u join above a on u.id = a.pid
  ) select 1 from above where removed_time > 0))`;

/** What a folder holds that somebody may read. */
export async function itemsInFolder(db: Db, userId: Id, pid: Id): Promise<LibraryItem[]> {
  return itemsInFolders(db, userId, [pid], LIBRARY_FOLDER_MAX);
}

/** What somebody has at the top: their own things, and the shared folders into which they were let. */
export async function itemsAtTop(db: Db, userId: Id): Promise<LibraryItem[]> {
  return readPlace(db, "i.pid = 0 and i.plan_id = 0", [userId]);
}

/** What lies at the top of the library of a plan. */
export async function itemsOfPlan(db: Db, userId: Id, planId: Id): Promise<LibraryItem[]> {
  return readPlace(db, "i.pid = 0 and i.plan_id = $2", [userId, planId]);
}

/** Folders first, by their names. */
async function readPlace(db: Db, isIn: string, values: Id[]): Promise<LibraryItem[]> {
  return read(
    db,
    `select i.* from library_items i
     where ${isIn} and ${isThereSql("i")} and ${mayReadSql("$1::bigint", "i.scope")}
     order by i.kind desc, lower(i.name), i.id limit ${LIBRARY_FOLDER_MAX}`,
    values,
  );
}

/** What somebody may read whose name has these words in it, changed last first. */
export async function itemsNamed(db: Db, userId: Id, key: string): Promise<LibraryItem[]> {
  return read(
    db,
    `select i.* from library_items i
     where i.name ilike $2 and ${isThereSql("i")} and ${mayReadSql("$1::bigint", "i.scope")}
     order by i.update_time desc, i.id desc limit ${LIBRARY_SEARCH_TAKE}`,
    [userId, `%${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`],
  );
}

/** Files that somebody may read in which all of these words stand, changed last first. */
export async function itemsWritten(
  db: Db,
  userId: Id,
  sought: readonly SoughtTerm[],
): Promise<LibraryItem[]> {
  return read(
    db,
    `select i.* from library_items i join files f on f.id = i.file_id ${textsOfSql("f")}
     where t.words @@ $2::tsquery and ${isThereSql("i")} and ${mayReadSql("$1::bigint", "i.scope")}
     order by i.update_time desc, i.id desc limit ${LIBRARY_SEARCH_TAKE}`,
    [userId, queryOf(sought)],
  );
}

/** What lies right in some folders and is not in the trash, whoever may read it; at most so much of all. */
export async function itemsLyingIn(
  db: Db,
  pids: readonly Id[],
  most: number,
): Promise<LibraryItem[]> {
  return read(
    db,
    `select i.* from library_items i where i.pid = any($1::bigint[]) and i.removed_time = 0
     order by i.kind desc, lower(i.name), i.id limit $2`,
    [pids, most],
  );
}

/** The same of what somebody may read. */
export async function itemsInFolders(
  db: Db,
  userId: Id,
  pids: readonly Id[],
  most: number,
): Promise<LibraryItem[]> {
  return read(
    db,
    `select i.* from library_items i
     where i.pid = any($2::bigint[]) and ${isThereSql("i")} and ${mayReadSql("$1::bigint", "i.scope")}
     order by i.kind desc, lower(i.name), i.id limit $3`,
    [userId, pids, most],
  );
}

/** One thing that somebody may read and that is not in the trash. */
export async function itemThere(db: Db, userId: Id, id: Id): Promise<LibraryItem | undefined> {
  const [item] = await read(
    db,
    `select i.* from library_items i
     where i.id = $2 and ${isThereSql("i")} and ${mayReadSql("$1::bigint", "i.scope")}`,
    [userId, id],
  );
  return item;
}

/** Some of what has lain in the trash since before. */
export async function removedBefore(db: Db, time: number, most: number): Promise<Id[]> {
  const found = await db.run<{ id: Id }>(
    `select id from library_items where removed_time > 0 and removed_time < $1
     order by removed_time, id limit $2`,
    [time, most],
  );
  return found.map(({ id }) => id);
}

async function read(db: Db, text: string, values: unknown[]): Promise<LibraryItem[]> {
  const records = await db.run(text, values);
  return records.map((record) => tableOf("libraryItem").decode(record));
}
