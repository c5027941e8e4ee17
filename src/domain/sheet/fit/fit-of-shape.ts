import { list, type Reading } from "../../reading.ts";
import { isSameShape } from "../same-shape.ts";
import type { Sheet } from "../sheet.ts";
import { type FittedPage, type SheetFit, AS_IT_LIES } from "./sheet-fit.ts";

/** How a new revision lies: as the newest of its shape that the sheet has; of a shape of its own it waits for somebody to align it. */
export function* fitOfShape(
  sheet: Pick<Sheet, "id"> | undefined,
  page: Pick<FittedPage, "width" | "height">,
): Reading<SheetFit> {
  if (!sheet) return AS_IT_LIES;
  const revisions = yield* list("sheetRevision", { sheetId: sheet.id });
  const inTime = revisions.toSorted((one, other) => other.createTime - one.createTime);
  return inTime.find((each) => isSameShape(each, page))?.fit ?? AS_IT_LIES;
}
