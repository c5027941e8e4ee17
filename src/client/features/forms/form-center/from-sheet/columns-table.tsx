import { Checkbox, Table } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FormToMake } from "#client/data/database/import-row.ts";
import { reckonable, type SheetColumn } from "#domain/form/from-sheet/sheet-column.ts";
import type { SheetWords } from "#domain/form/from-sheet/sheet-kind.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { settled } from "./change-columns.ts";
import { ColumnRow } from "./column-row.tsx";
import classes from "./from-sheet.module.css";

interface ColumnsTableProps {
  readonly columns: readonly SheetColumn[];
  readonly lines: ImportGrid;
  readonly words: SheetWords;
  readonly onEdit: (update: (form: FormToMake) => FormToMake) => void;
}

/** The columns of a sheet, one a line: whether it comes along, what it is called, and what can be filled in. */
export function ColumnsTable({ columns, lines, words, onEdit }: ColumnsTableProps) {
  const { t } = useTranslation("form-from-sheet");
  const canReckon = useMemo(() => reckonable(columns), [columns]);
  const change = useCallback(
    (changed: SheetColumn) =>
      onEdit((form) => ({
        ...form,
        columns: settled(form.columns.map((each) => (each.at === changed.at ? changed : each))),
      })),
    [onEdit],
  );
  const includeAll = (isIncluded: boolean) =>
    onEdit((form) => ({
      ...form,
      columns: settled(form.columns.map((each) => ({ ...each, isIncluded }))),
    }));
  const count = columns.filter(({ isIncluded }) => isIncluded).length;
  return (
    <Table.ScrollContainer minWidth={0} mah="50vh" className={classes.grid}>
      <Table stickyHeader className={classes.columns}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.narrow}>
              <Checkbox
                aria-label={t("includeAll")}
                checked={count === columns.length}
                indeterminate={count > 0 && count < columns.length}
                onChange={({ currentTarget: { checked } }) => includeAll(checked)}
              />
            </Table.Th>
            <Table.Th>{t("name")}</Table.Th>
            <Table.Th>{t("kindOf")}</Table.Th>
            <Table.Th className={classes.narrow}>{t("required")}</Table.Th>
            <Table.Th>{t("values")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column) => (
            <ColumnRow
              key={column.at}
              column={column}
              canReckon={canReckon.has(column.at)}
              lines={lines}
              words={words}
              onChange={change}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
