import { sheetNumbered } from "#domain/sheet/same-number.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import { nextCode } from "./next-code.ts";

interface Typed {
  readonly number: string;
  /** For this page alone; undefined = nothing was typed. */
  readonly own: string | undefined;
  /** For all pages; "" = nothing was typed. */
  readonly common: string;
}

interface Register {
  readonly sheets: readonly Pick<Sheet, "id" | "number" | "removedTime">[];
  /** What the revision is called which holds now, by sheet. */
  readonly codesNow: ReadonlyMap<number, string>;
}

/** What the revision is called that a page becomes: what was typed, otherwise the one after that which holds. */
export function codeOfPage({ number, own, common }: Typed, { sheets, codesNow }: Register): string {
  const there = sheetNumbered(sheets, number.trim());
  if (!there) return common;
  return own ?? (common || nextCode(codesNow.get(there.id) ?? ""));
}
