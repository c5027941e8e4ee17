import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { packEntries, type PackEntry } from "#domain/library/pack-entries.ts";
import { PACK_BYTES_MAX, PACK_FILES_MAX } from "#domain/library/pack-limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { sizesOf } from "../../tables/files/content.ts";
import type { Db } from "../../tables/sql/db.ts";
import type { PackReach } from "./pack-reach.ts";

/** What was chosen, as one file. */
export interface Pack {
  readonly name: string;
  readonly entries: readonly PackEntry[];
  readonly files: number;
  /** Bytes of the files. */
  readonly size: number;
  /** Files that have not arrived yet. */
  readonly missing: number;
}

/** Whatever of the chosen is in reach and not in the trash, with what lies in it. */
export async function packOf(
  db: Db,
  reach: PackReach,
  ids: readonly Id[],
): Promise<Result<Pack, Refusal>> {
  const chosen: LibraryItem[] = [];
  for (const id of new Set(ids)) {
    const item = await reach.itemThere(id);
    if (!item) return failure(parameterError("file.gone"));
    chosen.push(item);
  }
  const found = await below(reach, chosen);
  if (!found) return failure(tooMuch);
  const all = packEntries(chosen, found);
  const sizes = await sizesOf(
    db,
    all.map(({ fileId }) => fileId),
  );
  const entries = all.flatMap((entry) => {
    if (entry.fileId === 0) return [entry];
    const size = sizes.get(entry.fileId);
    return size === undefined ? [] : [{ ...entry, size }];
  });
  const files = entries.filter(({ fileId }) => fileId > 0);
  const size = files.reduce((sum, entry) => sum + entry.size, 0);
  if (files.length === 0) return failure(parameterError("file.packEmpty"));
  if (size > PACK_BYTES_MAX) return failure(tooMuch);
  const [first] = chosen;
  const name = `${chosen.length === 1 && first ? first.name : "Plumbline"}.zip`;
  return success({
    name,
    entries,
    files: files.length,
    size,
    missing: all.length - entries.length,
  });
}

const tooMuch = parameterError("file.packMax", {
  count: PACK_FILES_MAX,
  gigabytes: PACK_BYTES_MAX / 1024 ** 3,
});

/** What lies in folders, by the folder, level by level; undefined where it is too much. */
async function below(
  reach: PackReach,
  chosen: readonly LibraryItem[],
): Promise<Map<Id, LibraryItem[]> | undefined> {
  const inside = new Map<Id, LibraryItem[]>();
  let left = PACK_FILES_MAX - chosen.length;
  let level: readonly LibraryItem[] = chosen;
  while (left >= 0) {
    const folders = level.filter(({ id, kind }) => kind === "folder" && !inside.has(id));
    if (folders.length === 0) return inside;
    for (const { id } of folders) inside.set(id, []);
    level = await reach.itemsIn([...new Set(folders.map(({ id }) => id))], left + 1);
    for (const item of level) inside.get(item.pid)?.push(item);
    left -= level.length;
  }
  return undefined;
}
