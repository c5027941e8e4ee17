import { Checkbox, NativeSelect, Table, TextInput } from "@mantine/core";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { COLUMN_NAME_MAX, columnLetters } from "#domain/form/from-sheet/heading-names.ts";
import type { SheetColumn } from "#domain/form/from-sheet/sheet-column.ts";
import { sheetKinds, type SheetWords } from "#domain/form/from-sheet/sheet-kind.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { examplesOf, ofKind } from "./change-columns.ts";
import classes from "./from-sheet.module.css";

interface ColumnRowProps {
  readonly column: SheetColumn;
  /** It can be a formula. */
  readonly canReckon: boolean;
  readonly lines: ImportGrid;
  readonly words: SheetWords;
  readonly onChange: (column: SheetColumn) => void;
}

/** A column of a sheet as the field that it becomes; on a phone a card. */
export const ColumnRow = memo(function ColumnRow(props: ColumnRowProps) {
  const { column, canReckon, lines, words, onChange } = props;
  const { t } = useTranslation("form-from-sheet");
  const { at, name, kind, isIncluded, required, missed, unit } = column;
  const examples = useMemo(() => examplesOf(lines, at), [lines, at]);
  const kinds = sheetKinds.filter((each) => each !== "calculation" || canReckon);
  const isAsked = kind !== "calculation" && kind !== "switch";
  return (
    <Table.Tr className={classes.row} data-left={!isIncluded || undefined}>
      <Table.Td className={classes.narrow}>
        <Checkbox
          aria-label={t("include", { name })}
          checked={isIncluded}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...column, isIncluded: checked })
          }
        />
      </Table.Td>
      <Table.Td className={classes.name}>
        <TextInput
          size="xs"
          aria-label={t("nameOf", { column: columnLetters(at) })}
          value={name}
          maxLength={COLUMN_NAME_MAX}
          disabled={!isIncluded}
          onChange={({ currentTarget: { value } }) => onChange({ ...column, name: value })}
        />
      </Table.Td>
      <Table.Td className={classes.kind}>
        <NativeSelect
          size="xs"
          aria-label={t("kindFor", { name })}
          value={kind}
          disabled={!isIncluded}
          data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = sheetKinds.find((each) => each === value) ?? kind;
            onChange(ofKind(column, chosen, lines, words));
          }}
        />
        {unit !== "" && (kind === "number" || kind === "calculation") && (
          <span className={classes.note}>{t("unit", { unit })}</span>
        )}
      </Table.Td>
      <Table.Td className={classes.required}>
        <Checkbox
          aria-label={t("requiredFor", { name })}
          checked={required && isAsked}
          disabled={!isIncluded || !isAsked}
          onChange={({ currentTarget: { checked } }) => onChange({ ...column, required: checked })}
        />
        <span className={classes.onPhone} aria-hidden>
          {t("required")}
        </span>
      </Table.Td>
      <Table.Td className={classes.values}>
        {examples.length === 0 ? (
          <span className={classes.note}>{t("noValues")}</span>
        ) : (
          <span className={classes.examples}>
            {examples.map((example) => (
              <span key={example} className={classes.example}>
                {example}
              </span>
            ))}
          </span>
        )}
        {missed > 0 && isIncluded && (
          <span className={classes.missed}>{t("missed", { count: missed })}</span>
        )}
      </Table.Td>
    </Table.Tr>
  );
});
