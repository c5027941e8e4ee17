import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Sheet, SheetCell } from "#client/data/papers/read-sheets.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import paper from "../paper/paper.module.css";
import { columnName } from "./column-name.ts";
import { columnWidths } from "./column-widths.ts";
import classes from "./sheet.module.css";

/** Pixels: a row, and the column with their numbers. */
const ROW = 28;
const NUMBERS = 52;

const rowHeight = () => ROW;
const rowKey = (index: number) => index;

/** One sheet, of which only the rows and columns in sight are in the page. */
export function SheetTable({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useTranslation("paper");
  const scroller = useRef<HTMLDivElement>(null);
  const widths = useMemo(() => columnWidths(sheet), [sheet]);
  const rows = useVirtualList({
    count: sheet.rows.length,
    scroller,
    sizeAt: rowHeight,
    keyAt: rowKey,
    overscan: 10,
  });
  const columns = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: sheet.columns,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index] ?? 0,
    paddingStart: NUMBERS,
    overscan: 4,
  });
  const inSight = columns.getVirtualItems();
  const first = inSight[0]?.index ?? 0;
  const last = inSight.at(-1)?.index ?? -1;
  const startOf = (column: number) => columns.measurementsCache[column]?.start ?? 0;
  const endOf = (column: number) => columns.measurementsCache[column]?.end ?? startOf(column);
  const width = columns.getTotalSize();
  if (sheet.rows.length === 0) return <p className={paper.middle}>{t("sheetEmpty")}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <div ref={scroller} className={paper.scroller} tabIndex={0}>
      <table
        aria-label={sheet.name}
        aria-rowcount={sheet.rows.length}
        aria-colcount={sheet.columns}
        className={classes.table}
        style={{ width, height: rows.getTotalSize() + ROW }}
      >
        <thead className={classes.head} style={{ width, height: ROW }}>
          <tr>
            {inSight.map(({ index, start, size }) => (
              <th
                key={index}
                scope="col"
                aria-colindex={index + 1}
                className={classes.letter}
                style={{ transform: `translateX(${start}px)`, width: size }}
              >
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.getVirtualItems().map(({ index, start }) => (
            <tr
              key={index}
              aria-rowindex={index + 1}
              className={classes.row}
              style={{ transform: `translateY(${start + ROW}px)`, width, height: ROW }}
            >
              <th scope="row" className={classes.rowNumber} style={{ width: NUMBERS }}>
                {index + 1}
              </th>
              {(sheet.rows[index] ?? []).filter(isInSight).map((cell) => (
                <td
                  key={cell.column}
                  aria-colindex={cell.column + 1}
                  colSpan={cell.span}
                  title={cell.text}
                  className={cell.isNumber ? classes.sum : classes.cell}
                  style={{
                    transform: `translateX(${startOf(cell.column)}px)`,
                    width: endOf(cell.column + cell.span - 1) - startOf(cell.column),
                  }}
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function isInSight({ column, span }: SheetCell): boolean {
    return column + span > first && column <= last;
  }
}
