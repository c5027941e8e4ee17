import type { File } from "#domain/file/file.ts";
import { planScope } from "#domain/scope.ts";
import type { LocalDatabase } from "./local-database.ts";
import type { Keepable } from "./offline-row.ts";

/** A content that is to be on this device. */
export type OfflineFile = Pick<File, "id" | "size">;

/** What has a content that the server can give. */
type Contents = readonly File[];

/** The files that belong to what is kept, in the order in which they were asked for; each of them once. */
export async function readOfflineFiles(database: LocalDatabase): Promise<OfflineFile[]> {
  const rows = await database.offline.toArray();
  const files = new Map<number, OfflineFile>();
  for (const row of rows.toSorted((one, other) => one.time - other.time)) {
    for (const { id, size } of await filesOf(database, row)) files.set(id, { id, size });
  }
  return [...files.values()];
}

/** The files that one of them takes along, as far as they have come: the newest content of each. */
export async function filesOf(database: LocalDatabase, { kind, id }: Keepable): Promise<Contents> {
  const found =
    kind === "plan"
      ? await filesOfPlan(database, id)
      : await database.file.bulkGet(await contentsBelow(database, id));
  return found.filter((file) => file !== undefined && file.arriveTime > 0) as Contents;
}

/** The files of which all lies on this device, wanted or only looked at. */
export async function wholeFiles({ keptFile }: LocalDatabase): Promise<ReadonlySet<number>> {
  const keys = await keptFile.toCollection().primaryKeys();
  return new Set(keys.filter(([, variant]) => variant === "whole").map(([fileId]) => fileId));
}

async function contentsBelow({ libraryItem }: LocalDatabase, id: number): Promise<number[]> {
  const top = await libraryItem.get(id);
  const waiting = top ? [top] : [];
  const seen = new Set<number>();
  const contents: number[] = [];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (item.removedTime > 0 || seen.has(item.id)) continue;
    seen.add(item.id);
    if (item.kind === "file") contents.push(item.fileId);
    else waiting.push(...(await libraryItem.where("pid").equals(item.id).toArray()));
  }
  return contents;
}

/** Those of its chats and tasks, its drawings, and what lies in its library. */
async function filesOfPlan({ file, libraryItem }: LocalDatabase, planId: number): Promise<File[]> {
  const scope = planScope(planId);
  const [files, items] = await Promise.all([
    file.where("scope").equals(scope).toArray(),
    libraryItem.where("scope").equals(scope).toArray(),
  ]);
  const newest = new Set(
    items.filter(({ removedTime }) => removedTime === 0).map(({ fileId }) => fileId),
  );
  return files.filter(({ id, itemId }) => itemId === 0 || newest.has(id));
}
