import type { Database } from "#server/tables/sql/db.ts";
import type { Browser } from "../browser/browser.ts";
import type { MemoryStore } from "../site/memory-store.ts";

interface ArrivedRow {
  readonly id: number;
  readonly size: number;
  readonly md5: string;
  readonly sha256: string | null;
}

/** Whoever has a file that has come can read it, and it is the one that was picked. */
export async function checkContents(db: Database, store: MemoryStore): Promise<string[]> {
  const arrived = await db.run<ArrivedRow>(
    `select f.id, f.size, f.md5, c.sha256 from files f
     left join file_contents c on c.file_id = f.id and c.variant = 'whole'
     where f.arrive_time > 0 and f.content_id = 0 order by f.id`,
  );
  return arrived.flatMap(({ id, size, md5, sha256 }) => {
    const known = sha256 === null ? undefined : store.known(sha256);
    const isIt = known?.md5 === md5 && known.size === size && known.sha256 === sha256;
    return isIt ? [] : [`file ${id} has come, and its content is not the one that was picked`];
  });
}

/** What a browser holds of a file that others know of has been sent, or the person is told why not. */
export async function checkUploads(db: Database, { observer, name }: Browser): Promise<string[]> {
  const uploads = await observer.upload.toArray();
  const files = await db.run<{ id: number; arriveTime: number }>(
    `select id, arrive_time as "arriveTime" from files where id = any($1)`,
    [uploads.map(({ fileId }) => fileId)],
  );
  const known = new Map(files.map(({ id, arriveTime }) => [id, arriveTime > 0]));
  return uploads.flatMap(({ fileId, state }) => {
    const hasCome = known.get(fileId);
    if (state === "success" && hasCome === false)
      return [`${name}: file ${fileId} is said to be sent, and has not come`];
    const waits = state === "waiting" || state === "uploading";
    return waits && hasCome === false ? [`${name}: file ${fileId} is not sent`] : [];
  });
}
