import { Table, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import type { ColumnGroup } from "#domain/form/list/column-groups.ts";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import type { RecordOrder } from "#domain/record/record-order.ts";
import { columnName } from "#client/parts/form-columns/column-name.ts";
import { staysLeft, staysOf } from "./fixed-columns.ts";
import { alignOf, cellStyle, stayStyle } from "./list-cell.ts";
import classes from "./record-list.module.css";
import { SelectAllBox } from "./select-box.tsx";

interface GridHeadProps {
  readonly columns: readonly ListColumn[];
  /** Names above several columns; undefined where there are none. */
  readonly groups: readonly ColumnGroup[] | undefined;
  readonly count: number;
  readonly order: RecordOrder;
  readonly selection: SelectedRows;
  readonly onOrder: (order: RecordOrder) => void;
}

/** The names of the columns, below those of their groups. */
export function GridHead({ columns, groups, count, order, selection, onOrder }: GridHeadProps) {
  const { t } = useTranslation("records");
  const stays = staysLeft(columns) ? ("left" as const) : undefined;
  const rowSpan = groups ? 2 : 1;
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th
          className={classes.box}
          rowSpan={rowSpan}
          data-place={0}
          data-stays={stays}
          style={stayStyle(stays, 0)}
        >
          <SelectAllBox count={count} selection={selection} />
        </Table.Th>
        <Table.Th rowSpan={rowSpan} data-place={1} data-stays={stays} style={stayStyle(stays, 1)}>
          {t("title")}
        </Table.Th>
        {groups?.map(({ key, label, span, align }) =>
          label === "" ? (
            <Table.Td key={key} colSpan={span} />
          ) : (
            <Table.Th key={key} colSpan={span} scope="colgroup" data-align={align}>
              {label}
            </Table.Th>
          ),
        )}
        {!groups && <Names {...{ columns, order, onOrder }} />}
      </Table.Tr>
      {groups && (
        <Table.Tr>
          <Names {...{ columns, order, onOrder }} />
        </Table.Tr>
      )}
    </Table.Thead>
  );
}

function Names({ columns, order, onOrder }: Pick<GridHeadProps, "columns" | "order" | "onOrder">) {
  const { t } = useTranslation("records");
  return columns.map((column, at) => {
    const { prop: path, sortable } = column;
    const isSorted = order.path === path;
    const Arrow = order.descending ? IconArrowDown : IconArrowUp;
    const sorted = order.descending ? "descending" : "ascending";
    return (
      <Table.Th
        key={path}
        aria-sort={isSorted ? sorted : "none"}
        data-place={at + 2}
        data-stays={staysOf(column)}
        data-align={alignOf(column)}
        style={cellStyle(column, at + 2)}
      >
        {sortable ? (
          <UnstyledButton
            className={classes.sort}
            onClick={() => onOrder({ path, descending: isSorted && !order.descending })}
          >
            {columnName(column, t)}
            {isSorted && <Arrow size="1rem" aria-hidden />}
          </UnstyledButton>
        ) : (
          columnName(column, t)
        )}
      </Table.Th>
    );
  });
}
