import { numberOfValue, UNKNOWN, valueOfJson } from "../expression/value.ts";
import type { Form } from "../graph/form.ts";
import { type FormState, isUnknown, valueAt } from "../graph/form-state.ts";
import { exactOf, plus, toNumber } from "../number/exact.ts";
import { sumText } from "../number/grouped-number.ts";
import { rowsOf } from "./form-values.ts";

/** The columns of a sub-table that are summed up (`summaryField`), where it has a row for that. */
function summedColumns(form: Form, table: string): readonly string[] {
  const properties = form.tables.get(table)?.piece.node.properties;
  if (properties?.showSummary !== true) return [];
  return (properties.summaryField ?? []).filter((name) => typeof name === "string");
}

/** What the summary row of a sub-table says, by column: two decimals unless the sum is whole (seed 001 section 9). Undefined while a value is not known. */
export function tableSummary(
  state: FormState,
  table: string,
): ReadonlyMap<string, string | undefined> {
  const ids = rowsOf(state.values, table).map(({ id }) => id);
  const sums = summedColumns(state.form, table).map((column) => {
    const path = `${table}.${column}`;
    let sum = exactOf(0);
    for (const id of ids) {
      const value = numberOfValue(valueOfJson(valueAt(state, path, id)));
      if (value === UNKNOWN || isUnknown(state, path, id)) return [column, undefined] as const;
      sum = plus(sum, value);
    }
    return [column, sumText(toNumber(sum))] as const;
  });
  return new Map(sums);
}
