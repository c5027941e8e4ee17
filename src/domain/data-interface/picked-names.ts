import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import type { ChoiceColumns, IdValue } from "../form/field-kinds/names.ts";
import { list, type Reading } from "../reading.ts";
import { recordNames } from "../record/known-records.ts";
import type { DataInterface } from "./data-interface.ts";
import { cell, rowWithId, staticRows, textOfCell } from "./interface-rows.ts";
import { interfaceNamed } from "./interfaces.ts";

/** An id that was picked from a data interface. */
export interface PickedId {
  readonly of?: string | undefined;
  readonly id: IdValue;
  readonly columns?: ChoiceColumns | undefined;
}

/**
 * The words for rows of data interfaces; undefined where there is no such row, or where whoever asks may not read it. Of an
 * interface that is not here, or that another server answers, the ids themselves, because nobody can say what it answers; so too
 * of records that only the server has.
 */
export function* pickedNames(
  asked: readonly PickedId[],
  asker: Pick<Actor, "userId">,
): Reading<(picked: PickedId) => string | undefined> {
  if (asked.length === 0) return () => undefined;
  const all = yield* list("dataInterface", { companyId: COMPANY_ID });
  const found = asked.flatMap(({ of = "", id, columns }) => {
    const from = interfaceNamed(all, of);
    return from?.kind === "query" && columns?.value === "id" ? [{ id, formId: from.formId }] : [];
  });
  const titles = yield* recordNames(found, asker);
  return ({ of = "", id, columns }) => {
    const from = interfaceNamed(all, of);
    if (!from || !columns || from.kind === "http") return String(id);
    if (from.kind === "static") return wordsIn(from, id, columns);
    return columns.value === "id" ? titles({ id, formId: from.formId }) : undefined;
  };
}

/** What a static interface calls a row; the id where it has no words for it. */
export function wordsIn(
  from: DataInterface,
  id: IdValue,
  { value, label }: ChoiceColumns,
): string | undefined {
  const row = rowWithId(staticRows(from), value, id);
  return row && (textOfCell(cell(row, label)) || String(id));
}
