import type { SheetPlan } from "../form/sheet/sheet-of-records.ts";

/** A sheet as text (RFC 4180), led by the mark by which spreadsheets know its letters. */
export function csvOfSheet({ rows }: Pick<SheetPlan, "rows">): string {
  const lines = rows.map((row) => row.map((value) => quoted(String(value ?? ""))).join(","));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
