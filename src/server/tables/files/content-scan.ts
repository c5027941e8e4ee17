import type { File } from "#domain/file/file.ts";
import type { Id } from "#domain/id.ts";
import type { Db, Tx } from "../sql/db.ts";
import { keptUnderSql } from "./content.ts";

/** What became of a content: `tooLarge` stays closed, `unscanned` is as large and was opened all the same. */
export type ScanResult = "clean" | "infected" | "tooLarge" | "unscanned";

/** A content with which a scanner is not done. */
export interface DueScan {
  readonly sha256: string;
  readonly size: number;
  readonly state: "waiting" | ScanResult;
  /** How often it could not be checked. */
  readonly tries: number;
}

/** Says that a content is to be checked before anybody opens it: one that is new, or that was removed as infected and came again. */
export async function askForScan(tx: Tx, sha256: string, isNew: boolean): Promise<void> {
  if (isNew) {
    await tx.run("insert into content_scans (sha256) values ($1) on conflict do nothing", [sha256]);
    return;
  }
  await tx.run(
    `update content_scans set state = 'waiting', tries = 0, what = '', next_time = 0, told = false
     where sha256 = $1 and state = 'infected'`,
    [sha256],
  );
}

/**
 * A content to which a file leads and with which somebody may go on now, who has it for themselves until then; undefined where there
 * is none. Whoever has brought the least that waits comes first: nobody's file stays shut behind all that somebody else brings.
 */
export async function claimScan(db: Db, now: number, until: number): Promise<DueScan | undefined> {
  const [due] = await db.run<DueScan & Record<string, unknown>>(
    `with due as materialized (
       select d.sha256, k.user_id from content_scans d
       join file_contents fc on fc.sha256 = d.sha256 left join files k on k.id = fc.file_id
       where not d.told and d.next_time <= $1),
     waiting as materialized (select user_id, count(*) as contents from due group by user_id)
     update content_scans s set next_time = $2 from contents c
     where c.sha256 = s.sha256 and s.sha256 = (
       select d.sha256 from content_scans d join due on due.sha256 = d.sha256
       left join waiting w on w.user_id = due.user_id
       where not d.told and d.next_time <= $1
       order by w.contents, d.next_time, d.sha256 limit 1 for update of d skip locked)
     returning s.sha256, c.size, s.state, s.tries`,
    [now, until],
  );
  return due;
}

/** Somebody is still at it. */
export async function renewScan(db: Db, sha256: string, until: number): Promise<void> {
  await db.run("update content_scans set next_time = $2 where sha256 = $1 and state = 'waiting'", [
    sha256,
    until,
  ]);
}

/** It could not be checked, and is looked at again later; false where another one has checked it by now. */
export async function putScanOff(db: Db, sha256: string, until: number): Promise<boolean> {
  const changed = await db.run(
    `update content_scans set tries = tries + 1, next_time = $2
     where sha256 = $1 and state = 'waiting' returning 1`,
    [sha256, until],
  );
  return changed.length > 0;
}

/** What the scanner says; false where another one said so before. */
export async function setScanned(
  tx: Tx,
  sha256: string,
  state: ScanResult,
  what = "",
): Promise<boolean> {
  const changed = await tx.run(
    `update content_scans set state = $2, what = $3
     where sha256 = $1 and state = 'waiting' returning 1`,
    [sha256, state, what],
  );
  return changed.length > 0;
}

/** Smaller pictures that are infected are none of their file any more. */
export async function unbindVariants(tx: Tx, sha256: string): Promise<void> {
  await tx.run("delete from file_contents where sha256 = $1 and variant <> 'whole'", [sha256]);
}

/** The files that lead to a content say what the scanner did; of what is clean nothing more is kept. */
export async function endScan(db: Db, sha256: string): Promise<void> {
  await db.run("delete from content_scans where sha256 = $1 and state = 'clean'", [sha256]);
  await db.run("update content_scans set told = true where sha256 = $1 and state <> 'waiting'", [
    sha256,
  ]);
}

/** Without a scanner nothing waits for one. */
export async function releaseScans(db: Db): Promise<void> {
  await db.run(
    `update content_scans set state = 'clean', next_time = 0, told = false
     where state in ('waiting', 'tooLarge', 'unscanned')`,
  );
}

/** What was too large is looked at once more: the scanner may take more by now, or the operator wants it opened. */
export async function scanTooLargeAgain(db: Db): Promise<void> {
  await db.run(
    `update content_scans set state = 'waiting', tries = 0, next_time = 0, told = false
     where state = 'tooLarge'`,
  );
}

/** The files of a content, copies too. */
export async function filesOfContent(db: Db, sha256: string): Promise<Id[]> {
  const found = await db.run<{ id: Id }>(
    `select distinct f.id from file_contents fc join files f on ${keptUnderSql("f")} = fc.file_id
     where fc.sha256 = $1 order by f.id`,
    [sha256],
  );
  return found.map(({ id }) => id);
}

/** What keeps the contents that are bound to a file from being opened, "" = nothing. */
export async function scanOfFile(db: Db, keptUnder: Id): Promise<File["scan"]> {
  const found = await db.run<{ variant: string; state: string; tries: number }>(
    `select fc.variant, s.state, s.tries from file_contents fc
     join content_scans s on s.sha256 = fc.sha256
     where fc.file_id = $1 and s.state <> 'clean'`,
    [keptUnder],
  );
  if (found.some(({ variant, state }) => variant === "whole" && state === "infected"))
    return "infected";
  const waiting = found.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return tooLargeOf(found);
  return waiting.some(({ tries }) => tries > 0) ? "delayed" : "waiting";
}

function tooLargeOf(found: readonly { readonly variant: string; readonly state: string }[]) {
  const whole = found.find(({ variant }) => variant === "whole")?.state;
  return whole === "tooLarge" || whole === "unscanned" ? whole : "";
}
