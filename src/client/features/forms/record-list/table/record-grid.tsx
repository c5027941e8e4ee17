import { Table } from "@mantine/core";
import { type CSSProperties, useMemo, useRef } from "react";
import { useVisitorText } from "#client/parts/record/use-visitor-text.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { late } from "#client/ui/late.tsx";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import type { Format } from "#domain/form/list/list-formats.ts";
import { formatAttributes } from "../formats/format-attributes.ts";
import { FormatMark } from "../formats/format-mark.tsx";
import { RowActButtons } from "../row-acts/row-act-buttons.tsx";
import { staysLeft, staysOf, useFixedColumns } from "./fixed-columns.ts";
import { GridHead } from "./grid-head.tsx";
import { GroupHead } from "./group-head.tsx";
import { groupRows } from "./group-rows.ts";
import { alignOf, cellStyle, stayStyle } from "./list-cell.ts";
import { FoldButton, OpenButton, UnsentMark } from "./record-marks.tsx";
import type { RecordListProps } from "./record-list-props.ts";
import classes from "./record-list.module.css";
import { useFocusBack } from "../inline/use-focus-back.ts";
import type { ListedRecord } from "./record-table.ts";
import { SelectBox } from "./select-box.tsx";
import { SumRow } from "./sum-row.tsx";
import { type TreeRow, treeRows } from "./tree-rows.ts";
import { useFoldedGroups } from "./use-folded-groups.ts";

const InlineRow = late(async () => (await import("../inline/inline-row.tsx")).InlineRow);

/** Records as a table. */
export function RecordGrid(props: RecordListProps) {
  const { columns, groups, rows, listing, groupCounts, order, selection, sums, onOrder } = props;
  const { actsOf, inline } = props;
  const table = useRef<HTMLTableElement>(null);
  useFixedColumns(table, columns);
  useFocusBack(table, inline?.recordId ?? 0);
  const stays = useMemo(() => staysLeft(columns), [columns]);
  const { folded, fold } = useFoldedGroups();
  const { grouping, parent } = listing;
  const lineOf = (line: TreeRow) => {
    const { row } = line;
    if (inline?.recordId === row.record.id)
      return <InlineRow key={row.record.id} {...{ row, columns, stays, ...inline }} />;
    return (
      <Boundary key={row.record.id} row={row} as="tr">
        <Line
          {...props}
          line={line}
          stays={stays}
          isFolded={folded.has(String(row.record.id))}
          onFold={fold}
        />
      </Boundary>
    );
  };
  const flat = (all: readonly ListedRecord[]) => all.map((row) => lineOf({ row, ...AT_THE_TOP }));
  return (
    <Table ref={table} className={classes.grid} highlightOnHover stickyHeader>
      <GridHead
        {...{ columns, groups, order, selection, onOrder }}
        count={rows.length}
        hasActs={actsOf !== undefined}
      />
      {!grouping && (
        <Table.Tbody>
          {parent ? treeRows(rows, parent.path, folded).map(lineOf) : flat(rows)}
        </Table.Tbody>
      )}
      {grouping &&
        groupRows(rows, grouping.path, groupCounts).map((group) => (
          <Table.Tbody key={group.label}>
            <Table.Tr className={classes.groupLine}>
              <Table.Th colSpan={columns.length + (actsOf ? 3 : 2)} scope="rowgroup">
                <GroupHead
                  group={group}
                  isFolded={folded.has(group.label)}
                  onFold={() => fold(group.label)}
                />
              </Table.Th>
            </Table.Tr>
            {!folded.has(group.label) && flat(group.rows)}
          </Table.Tbody>
        ))}
      <SumRow columns={columns} sums={sums} hasActs={actsOf !== undefined} />
    </Table>
  );
}

const AT_THE_TOP = { depth: 0, hasBelow: false };

interface LineProps extends Pick<
  RecordListProps,
  "columns" | "onOpen" | "selection" | "openId" | "unsent" | "actsOf" | "formatsOf" | "listing"
> {
  readonly line: TreeRow;
  /** Box and title stay at the left. */
  readonly stays: boolean;
  readonly isFolded: boolean;
  readonly onFold: (id: string) => void;
}

function Line({ line, columns, stays, selection, actsOf, ...rest }: LineProps) {
  const { openId, unsent, listing, formatsOf, onOpen, isFolded, onFold } = rest;
  const { row, depth, hasBelow } = line;
  const { record } = row;
  const open = record.id === openId;
  const formats = formatsOf?.(row.values);
  const visitor = useVisitorText()(record.visitor);
  const side = stays ? ("left" as const) : undefined;
  return (
    <Table.Tr
      data-open={open}
      data-record={record.id}
      data-selected={selection.ids.has(record.id) || undefined}
      className={classes.line}
      {...formatAttributes(formats?.row)}
    >
      <Table.Td className={classes.box} data-stays={side} style={stayStyle(side, 0)}>
        <SelectBox row={row} selection={selection} />
      </Table.Td>
      <Table.Td
        className={classes.title}
        data-stays={side}
        data-tree={listing.parent !== undefined || undefined}
        style={deepStyle(depth, stayStyle(side, 1))}
      >
        {hasBelow && <FoldButton {...{ row, isFolded, onFold }} />}
        <OpenButton row={row} open={open} onOpen={onOpen} />
        {formats?.row && <FormatMark format={formats.row} />}
        {unsent.has(record.id) && <UnsentMark />}
        {visitor && <p className={classes.visitor}>{visitor}</p>}
      </Table.Td>
      {columns.map((column, at) => (
        <Cell
          key={column.prop}
          row={row}
          column={column}
          place={at + 2}
          format={formats?.cells.get(column.prop)}
        />
      ))}
      {actsOf && (
        <Table.Td className={classes.acts}>
          <RowActButtons row={row} acts={actsOf(row)} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

/** How far a row of a tree stands in. */
function deepStyle(depth: number, style: CSSProperties): CSSProperties {
  const deep: Record<string, unknown> = { ...style, "--depth": depth };
  return deep;
}

interface CellProps {
  readonly row: ListedRecord;
  readonly column: ListColumn;
  readonly place: number;
  readonly format: Format | undefined;
}

function Cell({ row: { record, texts }, column, place, format }: CellProps) {
  const text = texts.get(column.prop);
  return (
    <Table.Td
      className={column.piece && classes.cell}
      data-stays={staysOf(column)}
      data-align={alignOf(column)}
      style={cellStyle(column, place)}
      title={text}
      {...formatAttributes(format)}
    >
      {column.piece ? text : <RelativeTime time={record.updateTime} />}
      {format && <FormatMark format={format} />}
    </Table.Td>
  );
}
