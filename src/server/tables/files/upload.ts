import type { Id } from "#domain/id.ts";
import type { Db, Tx } from "../sql/db.ts";

/** A content as somebody announces it: MD5 can be forged, so it only says where to look. */
export interface Announced {
  readonly md5: string;
  readonly size: number;
}

/** How a file is cut. */
export interface Cut extends Announced {
  readonly chunkSize: number;
  readonly chunks: number;
}

/** A content of which somebody sends the chunks. */
export interface Upload {
  readonly id: Id;
  readonly chunks: number;
  /** Of the content which it has become, "" before. */
  readonly sha256: string;
}

export interface Chunk {
  readonly number: number;
  readonly size: number;
  readonly sha256: string;
}

export async function findUpload(db: Db, userId: Id, cut: Cut): Promise<Upload | undefined> {
  const [upload] = await db.run<Upload & Record<string, unknown>>(
    `select id, chunks, sha256 from uploads
     where user_id = $1 and md5 = $2 and size = $3 and chunk_size = $4 and chunks = $5`,
    [userId, cut.md5, cut.size, cut.chunkSize, cut.chunks],
  );
  return upload;
}

/** Somebody's upload of a content that is whole, or nearest to it. */
export async function findFullest(
  db: Db,
  userId: Id,
  { md5, size }: Announced,
): Promise<(Upload & { readonly received: number }) | undefined> {
  const [upload] = await db.run<Upload & { received: number }>(
    `select id, chunks, sha256,
       (select count(*) from upload_chunks c where c.upload_id = u.id)::int as received
     from uploads u where user_id = $1 and md5 = $2 and size = $3
     order by sha256 = '', chunks - (select count(*) from upload_chunks c where c.upload_id = u.id), id
     limit 1`,
    [userId, md5, size],
  );
  return upload;
}

/** Begins an upload, where it was not begun before. */
export async function addUpload(db: Db, userId: Id, cut: Cut, now: number): Promise<Upload> {
  const [upload] = await db.run<Upload & Record<string, unknown>>(
    `insert into uploads (user_id, md5, size, chunk_size, chunks, create_time, touch_time)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (user_id, md5, size, chunk_size, chunks) do update set touch_time = $6
     returning id, chunks, sha256`,
    [userId, cut.md5, cut.size, cut.chunkSize, cut.chunks, now],
  );
  if (!upload) throw new Error("An upload was neither there nor could it be begun");
  return upload;
}

/** How much somebody has begun and not brought to its end. */
export async function countUploads(
  db: Db,
  userId: Id,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const [open] = await db.run<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(size), 0)::bigint as bytes
     from uploads where user_id = $1`,
    [userId],
  );
  return open ?? { count: 0, bytes: 0 };
}

export async function chunksOf(db: Db, uploadId: Id): Promise<Chunk[]> {
  return db.run<Chunk & Record<string, unknown>>(
    "select number, size, sha256 from upload_chunks where upload_id = $1 order by number",
    [uploadId],
  );
}

export async function hasChunk(db: Db, uploadId: Id, number: number): Promise<boolean> {
  const found = await db.run("select 1 from upload_chunks where upload_id = $1 and number = $2", [
    uploadId,
    number,
  ]);
  return found.length > 0;
}

/** An upload as it stands, which nobody else changes in this transaction; undefined = it is gone. */
export async function holdUpload(tx: Tx, id: Id): Promise<Upload | undefined> {
  const [upload] = await tx.run<Upload & Record<string, unknown>>(
    "select id, chunks, sha256 from uploads where id = $1 for update",
    [id],
  );
  return upload;
}

/** Notes that a chunk of an upload that is held lies safely in the draft. */
export async function addChunk(
  tx: Tx,
  uploadId: Id,
  { number, size, sha256 }: Chunk,
  now: number,
): Promise<void> {
  await tx.run(
    `with upload as (update uploads set touch_time = $5 where id = $1 returning id)
     insert into upload_chunks (upload_id, number, size, sha256) select id, $2, $3, $4 from upload`,
    [uploadId, number, size, sha256, now],
  );
}

/** Notes which content an upload has become. */
export async function setUploadContent(db: Db, uploadId: Id, sha256: string): Promise<void> {
  await db.run("update uploads set sha256 = $2 where id = $1", [uploadId, sha256]);
}

/** The content which an upload has become; undefined before. */
export async function contentOfUpload(
  db: Db,
  uploadId: Id,
): Promise<{ readonly sha256: string } | undefined> {
  const [content] = await db.run<{ sha256: string }>(
    "select sha256 from uploads where id = $1 and sha256 <> ''",
    [uploadId],
  );
  return content;
}

export async function removeUpload(db: Db, uploadId: Id): Promise<void> {
  await db.run("delete from uploads where id = $1", [uploadId]);
}

/** Removes an upload of which nothing has come. */
export async function removeEmptyUpload(db: Db, uploadId: Id): Promise<boolean> {
  const removed = await db.run(
    `delete from uploads u where id = $1
       and not exists (select 1 from upload_chunks c where c.upload_id = u.id)
     returning id`,
    [uploadId],
  );
  return removed.length > 0;
}

/** Removes uploads that nobody has gone on with, and gives back which. */
export async function removeUploadsBefore(db: Db, time: number): Promise<Id[]> {
  const removed = await db.run<{ id: Id }>(
    "delete from uploads where touch_time < $1 returning id",
    [time],
  );
  return removed.map(({ id }) => id);
}

/** Those of some uploads that are there. */
export async function uploadsAmong(db: Db, ids: readonly Id[]): Promise<Set<Id>> {
  const found = await db.run<{ id: Id }>("select id from uploads where id = any($1::bigint[])", [
    ids,
  ]);
  return new Set(found.map(({ id }) => id));
}
