import { Table, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { CHANGED, type RecordOrder } from "#domain/record/record-order.ts";
import type { SelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import { useVisitorText } from "#client/parts/record/use-visitor-text.ts";
import classes from "./record-list.module.css";
import type { ListedRecord } from "./record-table.ts";
import { SelectAllBox, SelectBox } from "./select-box.tsx";

interface RecordListProps {
  readonly columns: readonly FormPiece[];
  readonly rows: readonly ListedRecord[];
  /** Those of which the server does not know yet as they are here. */
  readonly unsent: ReadonlySet<number>;
  readonly order: RecordOrder;
  /** The record that is read beside the list, 0 = none. */
  readonly openId: number;
  readonly selection: SelectedRows;
  /** On a phone boxes are shown only while something is selected. */
  readonly selects: boolean;
  readonly onOrder: (order: RecordOrder) => void;
  readonly onOpen: (recordId: number) => void;
}

/** Records as a table, on a phone as cards. */
export function RecordList(props: RecordListProps) {
  return useIsPhone() ? <Cards {...props} /> : <Grid {...props} />;
}

function Grid({
  columns,
  rows,
  unsent,
  order,
  openId,
  selection,
  onOrder,
  onOpen,
}: RecordListProps) {
  const { t } = useTranslation("records");
  const head = [
    ...columns.map(({ path, node }) => ({ path, label: node.settings.label || node.name })),
    { path: CHANGED, label: t("changed") },
  ];
  return (
    <Table highlightOnHover stickyHeader>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.box}>
            <SelectAllBox count={rows.length} selection={selection} />
          </Table.Th>
          <Table.Th>{t("title")}</Table.Th>
          {head.map(({ path, label }) => {
            const isSorted = order.path === path;
            const Arrow = order.descending ? IconArrowDown : IconArrowUp;
            const sorted = order.descending ? "descending" : "ascending";
            return (
              <Table.Th key={path} aria-sort={isSorted ? sorted : "none"}>
                <UnstyledButton
                  className={classes.sort}
                  onClick={() => onOrder({ path, descending: isSorted && !order.descending })}
                >
                  {label}
                  {isSorted && <Arrow size="1rem" aria-hidden />}
                </UnstyledButton>
              </Table.Th>
            );
          })}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Boundary key={row.record.id} row={row} as="tr">
            <Line
              row={row}
              columns={columns}
              open={row.record.id === openId}
              isUnsent={unsent.has(row.record.id)}
              selection={selection}
              onOpen={onOpen}
            />
          </Boundary>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface LineProps extends Pick<RecordListProps, "columns" | "onOpen" | "selection"> {
  readonly row: ListedRecord;
  readonly open: boolean;
  readonly isUnsent: boolean;
}

function Line({ row, columns, open, isUnsent, selection, onOpen }: LineProps) {
  const { record, texts } = row;
  const visitor = useVisitorText()(record.visitor);
  return (
    <Table.Tr
      data-open={open}
      data-selected={selection.ids.has(record.id) || undefined}
      className={classes.line}
    >
      <Table.Td className={classes.box}>
        <SelectBox row={row} selection={selection} />
      </Table.Td>
      <Table.Td className={classes.title}>
        <OpenButton row={row} open={open} onOpen={onOpen} />
        {isUnsent && <UnsentMark />}
        {visitor && <p className={classes.visitor}>{visitor}</p>}
      </Table.Td>
      {columns.map(({ path }) => (
        <Table.Td key={path} className={classes.cell} title={texts.get(path)}>
          {texts.get(path)}
        </Table.Td>
      ))}
      <Table.Td>
        <RelativeTime time={record.updateTime} />
      </Table.Td>
    </Table.Tr>
  );
}

function OpenButton({ row, open, onOpen }: Pick<LineProps, "row" | "open" | "onOpen">) {
  const { t } = useTranslation("records");
  const { id, title } = row.record;
  return (
    <UnstyledButton
      className={classes.open}
      aria-current={open || undefined}
      onClick={() => onOpen(id)}
    >
      {title || t("untitled")}
    </UnstyledButton>
  );
}

/** Values of a record that its card shows besides its title. */
const ON_CARD = 3;

function UnsentMark() {
  const { t } = useTranslation("records");
  return (
    <span className={classes.unsent} title={t("unsent")}>
      <IconCloudUp size="1rem" aria-hidden />
      <VisuallyHidden>{t("unsent")}</VisuallyHidden>
    </span>
  );
}

function Cards({ columns, rows, unsent, openId, selection, selects, onOpen }: RecordListProps) {
  const visitorText = useVisitorText();
  return (
    <ul className={classes.cards}>
      <Each rows={rows} keyOf={({ record }) => record.id} as="li">
        {(row) => (
          <li className={classes.card} data-selects={selects || undefined}>
            {selects && <SelectBox row={row} selection={selection} />}
            <OpenButton row={row} open={row.record.id === openId} onOpen={onOpen} />
            {unsent.has(row.record.id) && <UnsentMark />}
            <p className={classes.facts}>
              {columns
                .map(({ path }) => row.texts.get(path))
                .filter(Boolean)
                .slice(0, ON_CARD)
                .join(" · ")}
            </p>
            {row.record.visitor && (
              <p className={classes.visitor}>{visitorText(row.record.visitor)}</p>
            )}
            <RelativeTime time={row.record.updateTime} />
          </li>
        )}
      </Each>
    </ul>
  );
}
