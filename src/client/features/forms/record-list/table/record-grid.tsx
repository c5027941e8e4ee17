import { Table } from "@mantine/core";
import { useMemo, useRef } from "react";
import { useVisitorText } from "#client/parts/record/use-visitor-text.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import { staysLeft, staysOf, useFixedColumns } from "./fixed-columns.ts";
import { GridHead } from "./grid-head.tsx";
import { GroupHead } from "./group-head.tsx";
import { groupRows } from "./group-rows.ts";
import { alignOf, cellStyle, stayStyle } from "./list-cell.ts";
import { OpenButton, UnsentMark } from "./record-marks.tsx";
import type { RecordListProps } from "./record-list-props.ts";
import classes from "./record-list.module.css";
import type { ListedRecord } from "./record-table.ts";
import { SelectBox } from "./select-box.tsx";
import { SumRow } from "./sum-row.tsx";
import { useFoldedGroups } from "./use-folded-groups.ts";

/** Records as a table. */
export function RecordGrid(props: RecordListProps) {
  const {
    columns,
    groups,
    rows,
    groupBy,
    groupCounts,
    unsent,
    order,
    openId,
    selection,
    sums,
    onOrder,
    onOpen,
  } = props;
  const table = useRef<HTMLTableElement>(null);
  useFixedColumns(table, columns);
  const stays = useMemo(() => staysLeft(columns), [columns]);
  const { folded, fold } = useFoldedGroups();
  const lineOf = (row: ListedRecord) => (
    <Boundary key={row.record.id} row={row} as="tr">
      <Line
        row={row}
        columns={columns}
        stays={stays}
        open={row.record.id === openId}
        isUnsent={unsent.has(row.record.id)}
        selection={selection}
        onOpen={onOpen}
      />
    </Boundary>
  );
  return (
    <Table ref={table} className={classes.grid} highlightOnHover stickyHeader>
      <GridHead {...{ columns, groups, order, selection, onOrder }} count={rows.length} />
      {groupBy === undefined && <Table.Tbody>{rows.map(lineOf)}</Table.Tbody>}
      {groupBy !== undefined &&
        groupRows(rows, groupBy, groupCounts).map((group) => (
          <Table.Tbody key={group.label}>
            <Table.Tr className={classes.groupLine}>
              <Table.Th colSpan={columns.length + 2} scope="rowgroup">
                <GroupHead
                  group={group}
                  isFolded={folded.has(group.label)}
                  onFold={() => fold(group.label)}
                />
              </Table.Th>
            </Table.Tr>
            {!folded.has(group.label) && group.rows.map(lineOf)}
          </Table.Tbody>
        ))}
      <SumRow columns={columns} sums={sums} />
    </Table>
  );
}

interface LineProps extends Pick<RecordListProps, "columns" | "onOpen" | "selection"> {
  readonly row: ListedRecord;
  readonly open: boolean;
  readonly isUnsent: boolean;
  /** Box and title stay at the left. */
  readonly stays: boolean;
}

function Line({ row, columns, open, isUnsent, stays, selection, onOpen }: LineProps) {
  const { record } = row;
  const visitor = useVisitorText()(record.visitor);
  const side = stays ? ("left" as const) : undefined;
  return (
    <Table.Tr
      data-open={open}
      data-selected={selection.ids.has(record.id) || undefined}
      className={classes.line}
    >
      <Table.Td className={classes.box} data-stays={side} style={stayStyle(side, 0)}>
        <SelectBox row={row} selection={selection} />
      </Table.Td>
      <Table.Td className={classes.title} data-stays={side} style={stayStyle(side, 1)}>
        <OpenButton row={row} open={open} onOpen={onOpen} />
        {isUnsent && <UnsentMark />}
        {visitor && <p className={classes.visitor}>{visitor}</p>}
      </Table.Td>
      {columns.map((column, at) => (
        <Cell key={column.prop} row={row} column={column} place={at + 2} />
      ))}
    </Table.Tr>
  );
}

interface CellProps {
  readonly row: ListedRecord;
  readonly column: ListColumn;
  readonly place: number;
}

function Cell({ row: { record, texts }, column, place }: CellProps) {
  const text = texts.get(column.prop);
  return (
    <Table.Td
      className={column.piece && classes.cell}
      data-stays={staysOf(column)}
      data-align={alignOf(column)}
      style={cellStyle(column, place)}
      title={text}
    >
      {column.piece ? text : <RelativeTime time={record.updateTime} />}
    </Table.Td>
  );
}
