import type { Id } from "../id.ts";
import type { SheetRevision } from "./sheet-revision.ts";

/** Revisions of a sheet, the one that holds now first, the others as they came, the newest before the older ones. */
export function newestRevisionFirst(
  revisions: readonly SheetRevision[],
  current: Id,
): SheetRevision[] {
  return revisions.toSorted(
    (one, other) =>
      Number(other.id === current) - Number(one.id === current) ||
      other.createTime - one.createTime ||
      other.id - one.id,
  );
}
