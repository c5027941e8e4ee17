import { isSameShape } from "../same-shape.ts";
import type { SheetRevision } from "../sheet-revision.ts";
import { type FittedPage, type SheetFit, AS_IT_LIES } from "./sheet-fit.ts";

/** How a new revision lies: as the newest of its shape that the sheet has; of a shape of its own it waits for somebody to align it. */
export function fitOfShape(
  held: readonly SheetRevision[],
  page: Pick<FittedPage, "width" | "height">,
): SheetFit {
  const newest = held.toSorted((one, other) => other.createTime - one.createTime);
  return newest.find((each) => isSameShape(each, page))?.fit ?? AS_IT_LIES;
}
