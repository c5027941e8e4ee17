import { IconChevronRight } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import { isEmptyJson } from "#domain/form/field-kinds/shapes/value-shape.ts";
import { valueAt } from "#domain/form/graph/form-state.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { FormField } from "../form-field.tsx";
import classes from "./sub-table.module.css";
import { useOfForm, useShownForm } from "../store/form-context.ts";
import { RowActions } from "./grid-row.tsx";
import { columnButtons } from "./row-buttons.ts";
import { useSummary } from "./summary-row.tsx";
import type { TableProps } from "./table-props.ts";

interface RowCardsProps extends TableProps {
  /** The row that is being filled in. */
  readonly opened: string | undefined;
  readonly onOpen: (rowId: string | undefined) => void;
}

/** Rows on a phone: each one line that opens into its fields. */
export function RowCards({ piece, columns, ids, edits, canEdit, opened, onOpen }: RowCardsProps) {
  const { t } = useTranslation("form-fill");
  const sums = useSummary(piece.path);
  const wanted = useOfForm((of) =>
    of.wanted?.rowId !== undefined && ids.includes(of.wanted.rowId) ? of.wanted.rowId : undefined,
  );
  useEffect(() => {
    if (wanted !== undefined) onOpen(wanted);
  }, [wanted, onOpen]);
  const buttons = canEdit ? columnButtons(piece.node) : [];
  return (
    <ul className={classes.cards}>
      <Each rows={ids} keyOf={(id) => id} as="li">
        {(id, at) => (
          <li>
            <CardHead
              rowId={id}
              row={at + 1}
              columns={columns}
              open={id === opened}
              onToggle={() => onOpen(id === opened ? undefined : id)}
            />
            {id === opened && (
              <div className={classes.cardBody}>
                {columns.map((column) => (
                  <FormField key={column.path} piece={column} rowId={id} />
                ))}
                {canEdit && (
                  <div className={classes.actions}>
                    <RowActions
                      rowId={id}
                      row={at + 1}
                      buttons={buttons}
                      edits={edits}
                      onGone={() => onOpen(undefined)}
                    />
                  </div>
                )}
              </div>
            )}
          </li>
        )}
      </Each>
      {[...sums].map(([name, sum]) => (
        <li key={name} className={classes.cardSum}>
          {t("totalOf", { name: columnLabel(columns, name) })}
          <strong>{sum ?? t("onlyServerKnows")}</strong>
        </li>
      ))}
    </ul>
  );
}

interface CardHeadProps {
  readonly rowId: string;
  readonly row: number;
  readonly columns: readonly FormPiece[];
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Values of a row that are shown while it is closed. */
const SHOWN = 3;

function CardHead({ rowId, row, columns, open, onToggle }: CardHeadProps) {
  const { t } = useTranslation("form-fill");
  const { words } = useShownForm();
  const hasProblem = useOfForm((of) =>
    columns.some(({ path }) => of.problemAt({ path, rowId }) !== undefined),
  );
  const text = useOfForm(({ state }) =>
    columns
      .map(({ path, node }) => ({ node, value: valueAt(state, path, rowId) }))
      .filter(({ value }) => !isEmptyJson(value))
      .slice(0, SHOWN)
      .map(({ node, value }) => fieldText(node, value, words))
      .join(" · "),
  );
  return (
    <button
      type="button"
      className={classes.cardHead}
      aria-expanded={open}
      data-problem={hasProblem}
      onClick={onToggle}
    >
      <span>{text || t("rowNumber", { row })}</span>
      <IconChevronRight size="1rem" aria-hidden />
    </button>
  );
}

function columnLabel(columns: readonly FormPiece[], name: string): string {
  return columns.find(({ node }) => node.name === name)?.node.settings.label ?? name;
}
