import type { SheetColumn } from "../form/sheet/sheet-of-records.ts";
import type { Record as FormRecord } from "../record/record.ts";
import { UNNAMED_VISITOR } from "./visitor.ts";

/** Who filled in which of some records by a link, for a column of a sheet; undefined where nobody did. */
export function visitorsColumn(
  records: readonly Pick<FormRecord, "visitor">[],
  words: { readonly heading: string; readonly unnamed: string },
): SheetColumn | undefined {
  if (records.every(({ visitor }) => !visitor)) return undefined;
  const values = records.map(({ visitor }) =>
    visitor === UNNAMED_VISITOR ? words.unnamed : visitor,
  );
  return { heading: words.heading, values };
}
