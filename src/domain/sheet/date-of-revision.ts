import type { SheetRevision } from "./sheet-revision.ts";

/** The date on the drawing; where it has none, the day on which the revision was added. */
export function dateOfRevision({
  date,
  createTime,
}: Pick<SheetRevision, "date" | "createTime">): number {
  return date > 0 ? date : createTime;
}
