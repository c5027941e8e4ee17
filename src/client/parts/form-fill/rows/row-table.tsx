import { Checkbox, Radio, Table, Text } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { cell, textOfCell } from "#domain/data-interface/interface-rows.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { ShownColumn } from "./asked-rows.ts";
import classes from "./rows.module.css";

interface RowTableProps {
  readonly rows: readonly JsonObject[];
  readonly columns: readonly ShownColumn[];
  /** Rows on the pages before. */
  readonly before: number;
  readonly isLow: boolean;
  readonly isAsking: boolean;
  readonly several: boolean;
  readonly idOf: (row: JsonObject) => string | number | undefined;
  readonly isPicked: (id: string | number) => boolean;
  readonly onPick: (row: JsonObject) => void;
}

/** Rows with a button each that picks them; a press anywhere on the row is a press on it. */
export function RowTable(props: RowTableProps) {
  const { rows, columns, before, isLow, isAsking, several, idOf, isPicked, onPick } = props;
  const { t } = useTranslation("form-fill");
  const name = useId();
  const Pick = several ? Checkbox : Radio;
  if (rows.length === 0)
    return (
      <Text c="dimmed" size="sm" component="output" display="block">
        {isAsking ? t("rowsComing") : t("nothingFound")}
      </Text>
    );
  return (
    <div className={classes.scroller} data-low={isLow}>
      <Table stickyHeader highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th>{t("number")}</Table.Th>
            {columns.map(({ field, label }) => (
              <Table.Th key={field}>{label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, place) => {
            const id = idOf(row);
            const pickId = `${name}-${place}`;
            // A row that is only a heading of others is none to choose (seed 001 section 5).
            const isClosed = id === undefined || row["top"] === true;
            const picked = id !== undefined && isPicked(id);
            return (
              <Table.Tr key={id ?? `row ${place}`} data-picked={picked}>
                <Table.Td>
                  <Pick
                    id={pickId}
                    name={name}
                    checked={picked}
                    disabled={isClosed}
                    onChange={() => onPick(row)}
                  />
                </Table.Td>
                <Table.Td>{before + place + 1}</Table.Td>
                {columns.map(({ field }) => (
                  <Table.Td key={field}>
                    <label htmlFor={pickId} className={classes.cell}>
                      {textOfCell(cell(row, field))}
                    </label>
                  </Table.Td>
                ))}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
