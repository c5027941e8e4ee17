import { useTranslation } from "react-i18next";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { tableSummary } from "#domain/form/record/table-summary.ts";
import classes from "./sub-table.module.css";
import { useOfForm } from "../store/form-context.ts";

/** The sums of a sub-table, by the name of their column; drawn anew only when one of them is another. */
export function useSummary(table: string): ReadonlyMap<string, string | undefined> {
  return useOfForm(({ state }) => tableSummary(state, table), sameSums);
}

interface SummaryRowProps {
  readonly table: string;
  readonly columns: readonly FormPiece[];
  readonly canEdit: boolean;
}

/** The sums below their columns (seed 001 section 9). */
export function SummaryRow({ table, columns, canEdit }: SummaryRowProps) {
  const { t } = useTranslation("form-fill");
  const sums = useSummary(table);
  if (sums.size === 0) return null;
  return (
    <tfoot className={classes.summary}>
      <tr className={classes.row}>
        <th scope="row" className={classes.total} data-marks={canEdit ? 2 : 1}>
          {t("total")}
        </th>
        {columns.map(({ path, node }) => (
          <td key={path} data-align="end">
            {sums.has(node.name) ? (sums.get(node.name) ?? t("onlyServerKnows")) : ""}
          </td>
        ))}
        {canEdit && <td aria-hidden />}
      </tr>
    </tfoot>
  );
}

type Sums = ReadonlyMap<string, string | undefined>;

function sameSums(one: Sums, other: Sums): boolean {
  return one.size === other.size && [...one].every(([name, sum]) => other.get(name) === sum);
}
