import type { CSSProperties } from "react";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import { type Stays, staysOf } from "./fixed-columns.ts";

/** Numbers stand below each other by their ends, unless the designer wants them otherwise. */
export function alignOf({ align, piece }: ListColumn): "left" | "center" | "right" {
  return align === "left" && piece?.node.kind.shape === "number" ? "right" : align;
}

/** How wide the cells of a column are, and how far from the edge they stay. */
export function cellStyle(column: ListColumn, place: number): CSSProperties {
  const { width } = column;
  return {
    ...stayStyle(staysOf(column), place),
    ...(width !== undefined && { width, minWidth: width, maxWidth: width }),
  };
}

export function stayStyle(stays: Stays, place: number): CSSProperties {
  if (stays === undefined) return {};
  return { [stays]: `var(--fixed-${place})` };
}
