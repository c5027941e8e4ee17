import type { Id } from "#domain/id.ts";
import type { SoughtTerm } from "#domain/search/split-words.ts";
import type { Db, Tx } from "../sql/db.ts";
import { isOpenSql, keptUnderSql } from "./content.ts";

/** A content that nobody has read yet. */
export interface UnreadContent {
  readonly sha256: string;
  readonly size: number;
  /** What it is by its first bytes. */
  readonly mime: string;
  /** Of one of its files; what it ends in says what it is. */
  readonly name: string;
  readonly tries: number;
}

/** Says that a content is to be read, where it may hold words: pictures, sound and film, of which there are most, do not. */
export async function askForText(tx: Tx, sha256: string): Promise<void> {
  await tx.run(
    `insert into content_texts (sha256)
     select c.sha256 from contents c where c.sha256 = $1 and c.mime !~ '^(image|audio|video)/'
     on conflict do nothing`,
    [sha256],
  );
}

/**
 * One that may be opened, to which a file leads and that somebody has for themselves until then; undefined where there is none.
 * Whoever has brought the least that waits comes first: a paper may take half a minute, and nobody's stays unread behind all that
 * somebody else brings.
 */
export async function claimUnread(
  db: Db,
  now: number,
  until: number,
): Promise<UnreadContent | undefined> {
  const [due] = await db.run<UnreadContent & Record<string, unknown>>(
    `with due as materialized (
       select d.sha256, k.user_id from content_texts d join contents c on c.sha256 = d.sha256
       join file_contents fc on fc.sha256 = d.sha256 and fc.variant = 'whole'
       left join files k on k.id = fc.file_id
       where d.words is null and d.next_time <= $1 and ${isOpenSql("c")}),
     waiting as materialized (select user_id, count(*) as contents from due group by user_id)
     update content_texts t set next_time = $2, tries = t.tries + 1 from contents c
     where c.sha256 = t.sha256 and t.sha256 = (
       select d.sha256 from content_texts d join due on due.sha256 = d.sha256
       left join waiting w on w.user_id = due.user_id
       where d.words is null and d.next_time <= $1
       order by w.contents, d.next_time, d.sha256 limit 1 for update of d skip locked)
     returning t.sha256, c.size, c.mime, t.tries,
       coalesce((select f.name from file_contents fc join files f on f.id = fc.file_id
         where fc.sha256 = t.sha256 and fc.variant = 'whole' order by f.id limit 1), '') as name`,
    [now, until],
  );
  return due;
}

/** What was found in it; nothing where it holds none, or cannot be read. */
export async function keepText(
  db: Db,
  sha256: string,
  { body, terms }: { readonly body: string; readonly terms: readonly string[] },
): Promise<void> {
  await db.run(
    `update content_texts set body = $2, words = array_to_tsvector($3::text[]) where sha256 = $1`,
    [sha256, body, terms],
  );
}

/** SQL that joins the texts `t` of files, known by an alias, that may be opened. */
export const textsOfSql = (file: string) => `
  join file_contents fc on fc.file_id = ${keptUnderSql(file)} and fc.variant = 'whole'
  join contents c on c.sha256 = fc.sha256 and ${isOpenSql("c")}
  join content_texts t on t.sha256 = c.sha256`;

/** What somebody looks for, as the database asks for it: letters and digits alone, so that nothing of it is read as an order. */
export function queryOf(sought: readonly SoughtTerm[]): string {
  return sought.map(({ text, prefix }) => (prefix ? `'${text}':*` : `'${text}'`)).join(" & ");
}

/** The beginning of what is written in the contents of files, by the file. */
export async function bodiesOf(db: Db, fileIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const found = await db.run<{ id: Id; body: string }>(
    `select f.id, t.body from files f ${textsOfSql("f")} where f.id = any($1::bigint[])`,
    [fileIds],
  );
  return new Map(found.map(({ id, body }) => [id, body]));
}
