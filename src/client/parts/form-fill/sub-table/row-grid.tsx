import { Checkbox } from "@mantine/core";
import {
  type CSSProperties,
  type Dispatch,
  type SetStateAction,
  useCallback,
  useMemo,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { rowsWith } from "#client/ui/virtual-list/rows-with.ts";
import { columnGroups } from "#domain/form/list/column-groups.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { labelOf } from "../field-name.ts";
import form from "../form-fill.module.css";
import classes from "./sub-table.module.css";
import { useOfForm } from "../store/form-context.ts";
import { GridRow } from "./grid-row.tsx";
import { columnButtons } from "./row-buttons.ts";
import { alignOf } from "./shown-columns.ts";
import { SummaryRow } from "./summary-row.tsx";
import type { TableProps } from "./table-props.ts";

interface RowGridProps extends TableProps {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

/** Height of a row until it has been measured, pixels. */
const ROW_HEIGHT = 45;
/** Rows beyond the edge of what can be seen. */
const OVERSCAN = 6;
/** Up to here all rows are in the page, and the page scrolls. */
const ALL_DRAWN = 40;

/** Rows below the names of their columns; of many only those that can be seen are in the page. */
export function RowGrid(props: RowGridProps) {
  const { t } = useTranslation("form-fill");
  const { piece, columns, ids, canEdit, selected, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isLong = ids.length > ALL_DRAWN;
  const wantedRow = useOfForm(({ wanted }) => (wanted?.rowId ? ids.indexOf(wanted.rowId) : -1));
  const list = useVirtualList({
    count: isLong ? ids.length : 0,
    scroller,
    sizeAt: useCallback(() => ROW_HEIGHT, []),
    keyAt: (at) => ids[at] ?? at,
    overscan: OVERSCAN,
    rowsIn: rowsWith(wantedRow),
  });
  const items = list.getVirtualItems();
  const buttons = useMemo(() => (canEdit ? columnButtons(piece.node) : []), [canEdit, piece]);
  const select = useCallback(
    (rowId: string, isOn: boolean) =>
      onSelect((all) => {
        const next = new Set(all);
        if (isOn) next.add(rowId);
        else next.delete(rowId);
        return next;
      }),
    [onSelect],
  );
  const drawn = isLong ? items.map(({ index }) => index) : ids.map((_id, at) => at);
  const [first, last] = [items[0], items.at(-1)];
  const groups = columnGroups(
    piece.node.properties.complexHeaderList ?? [],
    columns.map(({ node }) => ({ prop: node.name })),
  );
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-long={isLong}
      style={columnStyle(columns, canEdit)}
    >
      <table aria-label={labelOf(piece)} aria-rowcount={ids.length + 1} className={classes.rows}>
        <thead className={classes.head}>
          {groups && (
            <tr className={classes.row}>
              {canEdit && <td aria-hidden />}
              <td aria-hidden />
              {groups.map(({ key, label, span }) => (
                <th
                  key={key}
                  scope="colgroup"
                  className={classes.group}
                  style={{ gridColumn: `span ${span}` }}
                >
                  {label}
                </th>
              ))}
            </tr>
          )}
          <tr className={classes.row}>
            {canEdit && (
              <th scope="col">
                <Checkbox
                  size="xs"
                  aria-label={t("selectAll")}
                  checked={ids.length > 0 && ids.every((id) => selected.has(id))}
                  onChange={(event) => onSelect(new Set(event.currentTarget.checked ? ids : []))}
                />
              </th>
            )}
            <th scope="col">{t("number")}</th>
            {columns.map((column) => (
              <ColumnName key={column.path} column={column} canEdit={canEdit} />
            ))}
            {canEdit && <th scope="col">{t("actions")}</th>}
          </tr>
        </thead>
        <tbody>
          {isLong && <tr aria-hidden style={{ height: first?.start ?? 0 }} />}
          {drawn.map((at) => (
            <Boundary key={ids[at]} row={ids[at]} as="tr">
              <GridRow
                rowId={ids[at] ?? ""}
                row={at + 1}
                columns={columns}
                buttons={buttons}
                edits={props.edits}
                canEdit={canEdit}
                selected={selected.has(ids[at] ?? "")}
                onSelect={select}
                measure={isLong ? list.measureElement : undefined}
              />
            </Boundary>
          ))}
          {isLong && <tr aria-hidden style={{ height: list.getTotalSize() - (last?.end ?? 0) }} />}
        </tbody>
        <SummaryRow table={piece.path} columns={columns} canEdit={canEdit} />
      </table>
    </div>
  );
}

interface ColumnNameProps {
  readonly column: FormPiece;
  readonly canEdit: boolean;
}

function ColumnName({ column, canEdit }: ColumnNameProps) {
  const required = canEdit && column.node.settings.required;
  return (
    <th scope="col" data-align={alignOf(column)}>
      {labelOf(column)}
      {required && (
        <span className={form.star} aria-hidden>
          {"*"}
        </span>
      )}
    </th>
  );
}

/** Columns as wide as the form wants them; the others share what is left. */
function columnStyle(columns: readonly FormPiece[], canEdit: boolean): CSSProperties {
  const widths = columns.map(({ node }) =>
    node.settings.columnWidth ? `${node.settings.columnWidth}px` : "minmax(8rem, 1fr)",
  );
  const mark = "var(--plumbline-control)";
  const all = [...(canEdit ? [mark] : []), mark, ...widths, ...(canEdit ? ["5rem"] : [])];
  return { "--form-columns": all.join(" ") } as CSSProperties;
}
