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
  readonly order: RecordOrder | undefined;
  readonly selection: SelectedRows;
  readonly onOrder: (order: RecordOrder) => void;
  /** The rows end with what can be done with them. */
  readonly hasActs: boolean;
}

/** Boxes and titles stand before the columns. */
const BEFORE = 2;

/** The names of the columns, below those of their groups. */
export function GridHead({ columns, groups, count, hasActs, ...rest }: GridHeadProps) {
  const { order, selection, onOrder } = rest;
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
        {groups?.map((group) => (
          <GroupName key={group.key} group={group} />
        ))}
        {!groups && <Names {...{ columns, order, onOrder }} />}
        {hasActs && <Table.Th rowSpan={rowSpan}>{t("rowActs")}</Table.Th>}
      </Table.Tr>
      {groups && (
        <Table.Tr>
          <Names {...{ columns, order, onOrder }} />
        </Table.Tr>
      )}
    </Table.Thead>
  );
}

/** A name above several columns, or the room above those without one; it stays where they do. */
function GroupName({ group }: { readonly group: ColumnGroup }) {
  const { label, span, align, fixed, at } = group;
  const stays = staysOf(group);
  // From its edge it stands as far as its column that is nearest to it.
  const style = stayStyle(stays, BEFORE + (fixed === "right" ? at + span - 1 : at));
  if (label === "") return <Table.Td colSpan={span} data-stays={stays} style={style} />;
  return (
    <Table.Th colSpan={span} scope="colgroup" data-align={align} data-stays={stays} style={style}>
      {label}
    </Table.Th>
  );
}

function Names({ columns, order, onOrder }: Pick<GridHeadProps, "columns" | "order" | "onOrder">) {
  const { t } = useTranslation("records");
  return columns.map((column, at) => {
    const { prop: path, sortable } = column;
    const isSorted = order?.path === path;
    const isDown = order?.descending === true;
    const Arrow = isDown ? IconArrowDown : IconArrowUp;
    const sorted = isDown ? "descending" : "ascending";
    return (
      <Table.Th
        key={path}
        aria-sort={isSorted ? sorted : "none"}
        data-place={at + BEFORE}
        data-stays={staysOf(column)}
        data-align={alignOf(column)}
        style={cellStyle(column, at + BEFORE)}
      >
        {sortable ? (
          <UnstyledButton
            className={classes.sort}
            onClick={() => onOrder({ path, descending: isSorted && !isDown })}
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
