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
  const waiting = chosen.filter(({ kind }) => kind === "folder");
  let count = chosen.length;
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (inside.has(folder.id)) continue;
    const items = await reach.itemsIn(folder.id);
    inside.set(folder.id, items);
    count += items.length;
    if (count > PACK_FILES_MAX) return undefined;
    waiting.push(...items.filter(({ kind }) => kind === "folder"));
  }
  return count > PACK_FILES_MAX ? undefined : inside;
}
