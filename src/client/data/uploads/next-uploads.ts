import { kindOfFile } from "#domain/file/file-kind.ts";
import type { UploadRow } from "../database/upload-row.ts";

/** How many go at the same time. */
const AT_ONCE = 2;

/** Photographs first, because they are small and what others wait for; videos last. */
const turnOf = { image: 0, video: 2 } as const;

function rankOf({ ext }: UploadRow): number {
  const kind = kindOfFile(ext);
  return kind === "image" || kind === "video" ? turnOf[kind] : 1;
}

/** The uploads that go next, in their order; those that are on their way already keep their place. */
export function nextUploads(
  rows: readonly UploadRow[],
  flying: ReadonlySet<number>,
  isHeld: (row: UploadRow) => boolean,
): UploadRow[] {
  const free = AT_ONCE - flying.size;
  if (free <= 0) return [];
  return rows
    .filter((row) => !flying.has(row.fileId) && !isHeld(row))
    .toSorted(
      (left, right) =>
        rankOf(left) - rankOf(right) ||
        left.createTime - right.createTime ||
        left.fileId - right.fileId,
    )
    .slice(0, free);
}
