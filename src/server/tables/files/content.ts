import type { FileVariant } from "#contract/file-address.ts";
import type { Id } from "#domain/id.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db, Tx } from "../sql/db.ts";
import type { Announced } from "./upload.ts";

/** What the server keeps, each once. */
export interface Content extends Announced {
  readonly sha256: string;
  /** SHA-256 over those of its chunks: who names it has every byte. */
  readonly sum: string;
  /** What it is by its first bytes. */
  readonly mime: string;
}

/** SQL of what is known of a content. */
export const CONTENT_COLUMNS = "c.sha256, c.size, c.md5, c.sum, c.mime";

/** What a content is by its first bytes; undefined where there is none. */
export async function typeOfContent(db: Db, sha256: string): Promise<string | undefined> {
  const [content] = await db.run<{ mime: string }>("select mime from contents where sha256 = $1", [
    sha256,
  ]);
  return content?.mime;
}

/**
 * Says that a content is, or will be, in the store, and that it was wanted just now: for a while it stays, even if
 * nothing leads to it. Nobody removes it before the transaction ends.
 */
export async function putContent(
  tx: Tx,
  content: Content,
  now: number,
): Promise<{ isNew: boolean }> {
  const { sha256, size, md5, sum, mime } = content;
  // Even where it is there the row is locked, and one that is just being removed is waited for and put again.
  const [put] = await tx.run<{ isNew: boolean }>(
    `insert into contents (sha256, size, md5, sum, mime, create_time)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (sha256) do update set mime = excluded.mime
     returning xmax = 0 as "isNew"`,
    [sha256, size, md5, sum, mime, now],
  );
  await tx.run(
    `insert into unwanted_contents (sha256, since) values ($1, $2)
     on conflict (sha256) do update set since = $2`,
    [sha256, now],
  );
  return { isNew: put?.isNew === true };
}

/** The content, which nobody removes before the transaction ends; undefined where it is gone. */
export async function holdContent(tx: Tx, sha256: string): Promise<Content | undefined> {
  const [content] = await tx.run<Content & Record<string, unknown>>(
    `select ${CONTENT_COLUMNS} from contents c where sha256 = $1 for no key update`,
    [sha256],
  );
  return content;
}

/** Says that a file has a content, which is held, and who brought it. */
export async function bindContent(
  tx: Tx,
  file: { readonly userId: Id; readonly fileId: Id; readonly variant: FileVariant },
  sha256: string,
): Promise<void> {
  await tx.run(
    `insert into file_contents (file_id, variant, sha256) values ($1, $2, $3)
     on conflict (file_id, variant) do update set sha256 = $3`,
    [file.fileId, file.variant, sha256],
  );
  await tx.run("update contents set user_id = $2 where sha256 = $1", [sha256, file.userId]);
  await tx.run("delete from unwanted_contents where sha256 = $1", [sha256]);
}

/** SQL of the id under which the content of a file, known by an alias, is kept: a copy shares that of another one. */
export function keptUnderSql(file: string): string {
  return `coalesce(nullif(${file}.content_id, 0), ${file}.id)`;
}

/** The same of a file that is named, and may be gone. */
export const KEPT_UNDER_SQL = `coalesce(
  (select ${keptUnderSql("k")} from files k where k.id = $1::bigint), $1::bigint)`;

/** SQL of whether a content, known by an alias, may be opened: a scanner has nothing against it, was not asked, or need not be. */
export const isOpenSql = (content: string) => `not exists (
  select 1 from content_scans s where s.sha256 = ${content}.sha256 and s.state not in ('clean', 'unscanned'))`;

/** The content of a file; undefined where it has not come, or a scanner has not let it through. */
export async function contentOf(
  db: Db,
  fileId: Id,
  variant: FileVariant,
): Promise<Content | undefined> {
  const [content] = await db.run<Content & Record<string, unknown>>(
    `select ${CONTENT_COLUMNS} from file_contents f join contents c on c.sha256 = f.sha256
     where f.file_id = ${KEPT_UNDER_SQL} and f.variant = $2 and ${isOpenSql("c")}`,
    [fileId, variant],
  );
  return content;
}

/** Of some files the bytes of those whose content has come. */
export async function sizesOf(db: Db, fileIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  const found = await db.run<{ id: Id; size: number }>(
    `select f.id, c.size from files f
     join file_contents fc on fc.file_id = ${keptUnderSql("f")} and fc.variant = 'whole'
     join contents c on c.sha256 = fc.sha256
     where f.id = any($1::bigint[]) and ${isOpenSql("c")}`,
    [fileIds],
  );
  return new Map(found.map(({ id, size }) => [id, size]));
}

/** Whether there is such a content of a file, also one that nobody may open yet. */
export async function hasVariant(db: Db, fileId: Id, variant: FileVariant): Promise<boolean> {
  const found = await db.run(
    `select 1 from file_contents where file_id = ${KEPT_UNDER_SQL} and variant = $2`,
    [fileId, variant],
  );
  return found.length > 0;
}

const LEADS_HERE = "fc.sha256 = c.sha256 and fc.variant = 'whole'";

/**
 * A content that somebody need not send, because they have it already: with its `sum`, which only who has all of it knows, one
 * that they can read in some file or have brought in; without, only one that they brought in themselves.
 */
export async function contentInReach(
  db: Db,
  userId: Id,
  { md5, size, sum }: Announced & { readonly sum: string | undefined },
): Promise<Content | undefined> {
  const [content] = await db.run<Content & Record<string, unknown>>(
    `select ${CONTENT_COLUMNS} from contents c
     where c.md5 = $2 and c.size = $3 and ($4::text is null or c.sum = $4)
       and not exists (
         select 1 from content_scans s where s.sha256 = c.sha256 and s.state = 'infected')
       and exists (
         select 1 from file_contents fc join files f on f.id = fc.file_id
         where ${LEADS_HERE}
           and (f.user_id = $1 or ($4::text is not null and ${mayReadSql("$1::bigint", "f.scope")})))
     order by c.sha256 limit 1`,
    [userId, md5, size, sum ?? null],
  );
  return content;
}
