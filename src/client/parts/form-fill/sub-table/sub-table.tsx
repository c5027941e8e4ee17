import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { rowsOf } from "#domain/form/record/form-values.ts";
import { useLayoutWithin } from "#client/ui/use-layout-within.ts";
import { labelOf } from "../field-name.ts";
import form from "../form-fill.module.css";
import classes from "./sub-table.module.css";
import { useOfForm, useShownForm } from "../store/form-context.ts";
import { fieldViewOf, sameFieldView } from "../store/field-view.ts";
import { useProblemText } from "../use-problem-text.ts";
import { RowCards } from "./row-cards.tsx";
import { RowGrid } from "./row-grid.tsx";
import { shownColumns } from "./shown-columns.ts";
import { TableButtons } from "./table-buttons.tsx";
import { useRowEdits } from "./use-row-edits.ts";

/** From so many rows on the buttons stand above them too (seed 001 section 9). */
const MANY_ROWS = 10;

/** Rows of a form in a form: a table, or cards where there is little room. */
export function SubTable({ piece }: { readonly piece: FormPiece }) {
  const { t } = useTranslation("form-fill");
  const { store, mode, prefix } = useShownForm();
  const problemText = useProblemText();
  const { isPhone, within } = useLayoutWithin();
  const table = piece.path;
  const place = useRef<HTMLElement>(null);
  const rows = useOfForm(({ state }) => rowsOf(state.values, table), sameRows);
  const view = useOfForm(
    useCallback((of) => fieldViewOf(of, piece), [piece]),
    sameFieldView,
  );
  const isWanted = useOfForm(({ wanted }) => wanted?.path === table && wanted.rowId === undefined);
  const edits = useRowEdits(table);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus();
    store.want(undefined);
  }, [isWanted, store]);

  const canEdit = mode === "fill" && !view.readonly;
  const ids = rows.map(({ id }) => id);
  const columns = useMemo(() => shownColumns(store, table), [store, table]);
  const shared = { piece, columns, ids, edits, canEdit };
  const buttons = canEdit && (
    <TableButtons
      node={piece.node}
      edits={edits}
      selected={ids.filter((id) => selected.has(id))}
      onAdded={setOpened}
    />
  );
  const headingId = `${prefix}-${table}-name`;
  return (
    <section ref={place} className={classes.table} aria-labelledby={headingId} tabIndex={-1}>
      <div className={classes.tableHead}>
        <span id={headingId} className={classes.tableName}>
          {labelOf(piece)}
          {mode === "fill" && view.required && (
            <span className={form.star} aria-hidden>
              {"*"}
            </span>
          )}
        </span>
        <span className={classes.count}>{t("rows", { count: ids.length })}</span>
      </div>
      {ids.length > MANY_ROWS && buttons}
      <div {...within}>
        {isPhone ? (
          <RowCards {...shared} opened={opened} onOpen={setOpened} />
        ) : (
          <RowGrid {...shared} selected={selected} onSelect={setSelected} />
        )}
      </div>
      {buttons}
      {view.problem && <p className={form.problem}>{problemText(view.problem)}</p>}
    </section>
  );
}

/** The same rows in the same order, whatever stands in them. */
function sameRows(one: readonly { id: string }[], other: readonly { id: string }[]): boolean {
  return (
    one === other ||
    (one.length === other.length && one.every(({ id }, at) => id === other[at]?.id))
  );
}
