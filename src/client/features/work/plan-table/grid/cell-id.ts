import type { keyOfLine } from "../model/table-lines.ts";

/** The head of the table among the keys of lines. */
export const HEAD = "head";

/** Names a cell's element: by its line, which scrolling and sorting do not change, and its place in it. */
export function cellId(gridId: string, line: ReturnType<typeof keyOfLine>, place: number): string {
  // Groups go by names too, and no id holds a space.
  return `${gridId}-${String(line).replaceAll(/\s/g, "_")}-${place}`;
}
