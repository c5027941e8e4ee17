import type { TFunction } from "i18next";
import { labelOf } from "../form-fill/field-name.ts";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";

/** What a column is called. */
export function columnName({ piece }: ListColumn, t: TFunction<"records">): string {
  return piece ? labelOf(piece) : t("changed");
}
