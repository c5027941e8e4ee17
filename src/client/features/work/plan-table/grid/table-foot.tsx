import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { columnSums, rowsOfLines } from "../model/column-sums.ts";
import { isOwnField } from "#client/parts/plan/table/table-fields.ts";
import type { TableLine } from "../model/table-lines.ts";
import type { ShownField } from "#client/parts/plan/table/table-settings.ts";
import type { CellWords } from "../words/use-cell-words.ts";
import classes from "./grid.module.css";

interface TableFootProps {
  readonly lines: readonly TableLine[];
  readonly fields: readonly ShownField[];
  readonly words: CellWords;
}

/** What the number columns come to, below all lines; nothing where there are none. */
export function TableFoot({ lines, fields, words }: TableFootProps) {
  const { t } = useTranslation("plan-table");
  const { own, fieldWords } = words;
  const sums = useMemo(() => columnSums(rowsOfLines(lines), fields, own), [lines, fields, own]);
  if (sums.size === 0) return null;
  return (
    <dl className={classes.foot} aria-label={t("sums")}>
      {fields.map(({ field: name }) => {
        const field = isOwnField(name) ? own.get(name) : undefined;
        const sum = isOwnField(name) ? sums.get(name) : undefined;
        if (!field || sum === undefined) return null;
        return (
          <div key={name} className={classes.footSum}>
            <dt>{t("sumOf", { name: field.name })}</dt>
            <dd>{fieldWords(field, sum)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
