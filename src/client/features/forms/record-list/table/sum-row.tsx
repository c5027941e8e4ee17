import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import type { ListSums } from "#domain/form/list/list-sums.ts";
import { sumText } from "#domain/form/number/grouped-number.ts";
import { columnName } from "#client/parts/form-columns/column-name.ts";
import { staysLeft, staysOf } from "./fixed-columns.ts";
import { cellStyle, stayStyle } from "./list-cell.ts";
import classes from "./record-list.module.css";

interface SumRowProps {
  readonly columns: readonly ListColumn[];
  readonly sums: ListSums;
  /** The rows end with what can be done with them. */
  readonly hasActs?: boolean;
}

/** The sums of all that is found below their columns, two decimals unless they are whole (seed 001 section 9). */
export function SumRow({ columns, sums, hasActs = false }: SumRowProps) {
  const { t } = useTranslation("records");
  if (!columns.some(({ prop }) => prop in sums)) return null;
  const stays = staysLeft(columns) ? ("left" as const) : undefined;
  return (
    <Table.Tfoot className={classes.sums}>
      <Table.Tr>
        <Table.Td data-stays={stays} style={stayStyle(stays, 0)} />
        <Table.Th scope="row" data-stays={stays} style={stayStyle(stays, 1)}>
          {t("total")}
        </Table.Th>
        {columns.map((column, at) => (
          <Table.Td
            key={column.prop}
            data-stays={staysOf(column)}
            data-align="right"
            style={cellStyle(column, at + 2)}
          >
            {textOf(sums, column)}
          </Table.Td>
        ))}
        {hasActs && <Table.Td />}
      </Table.Tr>
    </Table.Tfoot>
  );
}

/** The same below cards. */
export function SumLine({ columns, sums }: SumRowProps) {
  const { t } = useTranslation("records");
  const summed = columns.filter(({ prop }) => prop in sums);
  if (summed.length === 0) return null;
  return (
    <p className={classes.sumLine}>
      {t("total")}:{" "}
      {summed.map((column) => `${columnName(column, t)} ${textOf(sums, column)}`).join(" · ")}
    </p>
  );
}

function textOf(sums: ListSums, { prop }: ListColumn): string {
  const sum = sums[prop];
  return sum === undefined ? "" : sumText(sum);
}
