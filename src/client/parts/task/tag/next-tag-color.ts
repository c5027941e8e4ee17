import { COLUMN_COLORS, type ColumnColor } from "#domain/column/column.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";

/** The colour of the palette that the fewest tags have, so that new ones differ at a glance. */
export function nextTagColor(tags: readonly Pick<PlanTag, "color">[]): ColumnColor {
  const colors = COLUMN_COLORS.filter((color) => color !== "");
  const count = (wanted: ColumnColor) => tags.filter(({ color }) => color === wanted).length;
  return colors.toReversed().toSorted((left, right) => count(left) - count(right))[0] ?? "";
}
