import { expect, test } from "vitest";
import { AS_IT_LIES } from "./fit/sheet-fit.ts";
import { isSameShape, standsOnOtherShape } from "./same-shape.ts";

const a3 = { width: 1_191, height: 842, id: 1, createTime: 10, fit: AS_IT_LIES };
const a1 = { width: 2_384, height: 1_684, id: 2, createTime: 20, fit: AS_IT_LIES };
const strip = { width: 3_000, height: 842, id: 3, createTime: 30, fit: AS_IT_LIES };

test("sheets are of one shape in every size, and not in another proportion", () => {
  expect(isSameShape(a3, a1)).toBe(true);
  expect(isSameShape(a3, strip)).toBe(false);
  expect(isSameShape(a3, { width: a3.height, height: a3.width })).toBe(false);
});

test("what was set on a revision of another shape is told of, whichever is shown", () => {
  const revisions = [strip, a3, a1];
  const [before, after] = [{ revisionId: a1.id }, { revisionId: strip.id }];
  expect(standsOnOtherShape([before], a1, revisions)).toBe(false);
  expect(standsOnOtherShape([before], strip, revisions)).toBe(true);
  expect(standsOnOtherShape([after], strip, revisions)).toBe(false);
  expect(standsOnOtherShape([after], a3, revisions)).toBe(true);
  expect(standsOnOtherShape([], strip, revisions)).toBe(false);
  const laid = { ...strip, fit: { ...AS_IT_LIES, across: 0.4 } };
  expect(standsOnOtherShape([before, after], laid, [laid, a3, a1])).toBe(false);
});
