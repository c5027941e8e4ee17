import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import {
  INTERFACE_ANSWER_MAX,
  INTERFACE_PAGE,
} from "#domain/data-interface/data-interface-limits.ts";
import type { ParameterValue } from "#domain/data-interface/interface-rows.ts";
import { isJsonObject, type Json, listOf, objectOf, textOf } from "#domain/form/json/json.ts";
import type { FieldProperties } from "#domain/form/field-kinds/field-properties.ts";

/** A piece of the rows, counted from 1. */
export interface RowsPage {
  readonly at: number;
  readonly size: number;
}

export const ALL_ROWS: RowsPage = { at: 1, size: INTERFACE_ANSWER_MAX };

/** With what a field asks its data interface. */
export function parametersAsked(request: Json): readonly ParameterValue[] {
  return listOf(objectOf(request)["parameters"])
    .filter(isJsonObject)
    .map(({ field, value = null }) => ({ field: textOf(field), value }));
}

/** A column of a table to choose from. */
export interface ShownColumn {
  readonly field: string;
  readonly label: string;
}

/** The columns that a field shows; all of its interface where it names none. */
export function shownColumns(
  { columnOptions = [] }: Partial<FieldProperties>,
  { columns }: Pick<DataInterface, "columns">,
): readonly ShownColumn[] {
  const said = columnOptions.map(objectOf).flatMap(({ value, label }) => {
    const field = textOf(value);
    return field === "" ? [] : [{ field, label: textOf(label) || field }];
  });
  if (said.length > 0) return said;
  return columns.map(({ field, fieldName }) => ({ field, label: fieldName || field }));
}

/** How many rows a table to choose from shows on a page; undefined = all at once. */
export function pageSize(said: Pick<Partial<FieldProperties>, "hasPage" | "pageSize">) {
  return said.hasPage === true ? (said.pageSize ?? INTERFACE_PAGE) : undefined;
}
