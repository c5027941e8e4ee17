import type { Db, Tx } from "../sql/db.ts";
import { keptUnderSql } from "./content.ts";

/**
 * Files go by many ways: with their message, task, chat or plan. So what leads to a content is looked up and not counted. A file that
 * is gone keeps its content for a while, because it may be put back. Tiles, and what was made with
 * them, stay as long as what they are of.
 */
const IS_WANTED = `exists (
  select 1 from (
    select fc.sha256 from file_contents fc join files f on ${keptUnderSql("f")} = fc.file_id
    union all select ct.tiles from content_tiles ct
    union all select ct.thumb from content_tiles ct
    union all select ct.view from content_tiles ct) w
  where w.sha256 = c.sha256)`;

/** Notes to which contents nothing leads from now on, and forgets it of those to which something does again. */
export async function noteUnwanted(db: Db, now: number): Promise<void> {
  await db.run(
    `delete from unwanted_contents u using contents c where c.sha256 = u.sha256 and ${IS_WANTED}`,
  );
  await db.run(
    `insert into unwanted_contents (sha256, since)
     select c.sha256, $1 from contents c where not ${IS_WANTED}
     on conflict do nothing`,
    [now],
  );
}

/** Some of the contents to which nothing has led since. */
export async function unwantedSince(db: Db, time: number, most: number): Promise<string[]> {
  const found = await db.run<{ sha256: string }>(
    "select sha256 from unwanted_contents where since < $1 order by since limit $2",
    [time, most],
  );
  return found.map(({ sha256 }) => sha256);
}

/** Whether nothing has led to a content since, looked up while nobody can change it. */
export async function holdUnwanted(tx: Tx, sha256: string, time: number): Promise<boolean> {
  const held = await tx.run(`select 1 from contents where sha256 = $1 for update`, [sha256]);
  if (held.length === 0) return false;
  // A statement of its own: it sees what others have committed while the lock was waited for.
  const found = await tx.run(
    `select 1 from contents c join unwanted_contents u on u.sha256 = c.sha256
     where c.sha256 = $1 and u.since < $2 and not ${IS_WANTED}`,
    [sha256, time],
  );
  return found.length > 0;
}

/** Removes a content, with what files that are gone know of it. */
export async function removeContent(tx: Tx, sha256: string): Promise<void> {
  await tx.run("delete from file_contents where sha256 = $1", [sha256]);
  await tx.run("delete from contents where sha256 = $1", [sha256]);
}

const FILE_IS_THERE = `exists (
  select 1 from files f where ${keptUnderSql("f")} = fc.file_id)`;

/** Notes which files with contents are gone from now on, and forgets what those had that were gone before. */
export async function forgetGoneFiles(db: Db, now: number, before: number): Promise<void> {
  await db.run(
    `update file_contents fc set gone_since = 0 where gone_since > 0 and ${FILE_IS_THERE}`,
  );
  await db.run(
    `update file_contents fc set gone_since = $1 where gone_since = 0 and not ${FILE_IS_THERE}`,
    [now],
  );
  await db.run("delete from file_contents where gone_since between 1 and $1", [before]);
}
