import type { Id } from "../id.ts";
import { AS_IT_LIES, isSameFit } from "./fit/sheet-fit.ts";
import type { SheetRevision } from "./sheet-revision.ts";

type Shape = Pick<SheetRevision, "width" | "height">;
type Lying = Shape & Pick<SheetRevision, "fit">;
type Placed = Pick<SheetRevision, "createTime" | "id">;
/** What stands on a sheet says on which revision it was set. */
interface SetOn {
  readonly revisionId: Id;
}

/** Parts of a side by which sheets of one shape may differ: pages are measured in whole points. */
const NEAR = 0.01;

/** Whether two sheets are of one shape, whatever their size: a part of the one is then the same part of the other. */
export function isSameShape(one: Shape, other: Shape): boolean {
  const [across, down] = [one.width * other.height, other.width * one.height];
  return Math.abs(across - down) <= NEAR * Math.max(across, down);
}

/** Whether some of what stands on a sheet was set on a revision of another shape than one, so that its place has to be looked at. */
export function standsOnOtherShape(
  things: readonly SetOn[],
  shown: Lying,
  revisions: readonly (Lying & Placed)[],
): boolean {
  const inTime = revisions.toSorted((one, other) => one.createTime - other.createTime);
  const [first] = inTime;
  // One that nobody has aligned lies as the first one does, if it has the shape of that.
  const isLaid = (one: Lying) =>
    !isSameFit(one.fit, AS_IT_LIES) || first === undefined || isSameShape(one, first);
  return things.some(({ revisionId }) => {
    const was = inTime.find(({ id }) => id === revisionId) ?? first;
    return was !== undefined && !isSameShape(was, shown) && !(isLaid(was) && isLaid(shown));
  });
}
