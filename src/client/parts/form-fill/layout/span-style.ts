import type { CSSProperties } from "react";

/** All of the grid. */
const COLUMNS = 24;

/** How many of the columns something takes where there is room; all of them where nothing is said. */
export function spanStyle(span: number | undefined): CSSProperties {
  return { "--form-span": span ?? COLUMNS } as CSSProperties;
}
