import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cutToPaper } from "#client/parts/plan/paper/cut-to-paper.ts";
import { PlanPaper } from "#client/parts/plan/paper/plan-paper.tsx";
import { columnSums, rowsOfLines } from "../model/column-sums.ts";
import { isOwnField } from "#client/parts/plan/table/table-fields.ts";
import { keyOfLine, type TableLine } from "../model/table-lines.ts";
import type { ShownField } from "#client/parts/plan/table/table-settings.ts";
import { cellText } from "../words/cell-text.ts";
import type { CellWords } from "../words/use-cell-words.ts";
import { useGroupName } from "../words/use-group-name.ts";
import classes from "./table-paper.module.css";

interface TablePaperProps {
  readonly name: string;
  readonly lines: readonly TableLine[];
  readonly fields: readonly ShownField[];
  readonly words: CellWords;
  readonly onClose: () => void;
}

/** The table as it is set up, with all of its lines, on as many sheets as they take. */
export function TablePaper({ name, lines, fields, words, onClose }: TablePaperProps) {
  const { t } = useTranslation("plan-table");
  const groupName = useGroupName(words);
  const { own, fieldWords } = words;
  const sums = useMemo(() => columnSums(rowsOfLines(lines), fields, own), [lines, fields, own]);
  const cut = cutToPaper(
    useMemo(() => lines.flatMap((line) => (line.kind === "task" ? [line.row] : [])), [lines]),
  );
  const onPaper = new Set(cut.shown);
  return (
    <PlanPaper name={name} cut={cut} onClose={onClose}>
      <table className={classes.table}>
        <thead>
          <tr>
            {fields.map(({ field }) => (
              <th key={field} scope="col" data-field={field}>
                {words.fieldName(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) =>
            line.kind === "group"
              ? (line.folded || line.group.rows.some((row) => onPaper.has(row))) && (
                  <tr key={keyOfLine(line)} className={classes.group}>
                    <th scope="rowgroup" colSpan={fields.length}>
                      {groupName(line.group)} · {t("taskCount", { count: line.group.rows.length })}
                    </th>
                  </tr>
                )
              : onPaper.has(line.row) && (
                  <tr key={keyOfLine(line)}>
                    {fields.map(({ field }) => (
                      <td key={field}>{cellText(field, line.row, words)}</td>
                    ))}
                  </tr>
                ),
          )}
        </tbody>
        {sums.size > 0 && (
          <tfoot>
            <tr>
              {fields.map(({ field }) => {
                const known = isOwnField(field) ? own.get(field) : undefined;
                const sum = isOwnField(field) ? sums.get(field) : undefined;
                return <td key={field}>{known && sum !== undefined && fieldWords(known, sum)}</td>;
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </PlanPaper>
  );
}
