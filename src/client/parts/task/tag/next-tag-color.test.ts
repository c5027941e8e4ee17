import { expect, test } from "vitest";
import { COLUMN_COLORS } from "#domain/column/column.ts";
import { nextTagColor } from "./next-tag-color.ts";

test("each new tag has a colour of its own for as long as there are any", () => {
  const tags: { color: ReturnType<typeof nextTagColor> }[] = [];
  for (const _ of COLUMN_COLORS.slice(1)) tags.push({ color: nextTagColor(tags) });
  expect(new Set(tags.map(({ color }) => color)).size).toBe(COLUMN_COLORS.length - 1);
  expect(tags.map(({ color }) => color)).not.toContain("");
  expect(nextTagColor(tags)).toBe(tags[0]?.color);
});
