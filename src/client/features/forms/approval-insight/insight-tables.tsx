import { Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Insight } from "./use-insight.ts";
import { useInsightNames } from "./insight-names.ts";
import { useSpanText } from "./use-span-text.ts";
import classes from "./approval-insight.module.css";

/** What a column says of each row. */
interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** What is said in full, where the cell says less. */
  readonly hint?: (row: Row) => string;
}

interface InsightTableProps<Row extends object> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** What a row is called. */
  readonly nameOf: (row: Row) => string;
  /** Where it belongs. */
  readonly noteOf?: (row: Row) => string;
  /** What is counted or measured of it. */
  readonly columns: readonly Column<Row>[];
}

function InsightTable<Row extends object>({
  title,
  rows,
  keyOf,
  nameOf,
  noteOf,
  columns,
}: InsightTableProps<Row>) {
  return (
    <Table className={classes.table} aria-label={title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{title}</Table.Th>
          {columns.map(({ head }) => (
            <Table.Th key={head} className={classes.number}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Each rows={rows} keyOf={keyOf}>
          {(row) => (
            <Table.Tr>
              <Table.Td>
                {nameOf(row)}
                {noteOf && <span className={classes.note}>{noteOf(row)}</span>}
              </Table.Td>
              {columns.map(({ head, cell, hint }) => (
                <Table.Td key={head} className={classes.number} title={hint?.(row)}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          )}
        </Each>
      </Table.Tbody>
    </Table>
  );
}

interface Taken {
  readonly count: number;
  readonly median: number;
  readonly longest: number;
}

/** How many were decided, and how long that took. */
function useTakenColumns(): readonly Column<Taken>[] {
  const { t } = useTranslation("approval-insight");
  const spanText = useSpanText();
  return [
    { head: t("count"), cell: ({ count }) => count },
    { head: t("median"), cell: ({ median }) => spanText(median) },
    { head: t("longest"), cell: ({ longest }) => spanText(longest) },
  ];
}

/** How long each step takes, the slowest first. */
export function StepTable({ steps }: Pick<Insight, "steps">) {
  const { t } = useTranslation("approval-insight");
  const names = useInsightNames();
  const columns = useTakenColumns();
  if (steps.length === 0) return <Nothing words={t("noneDecided")} />;
  return (
    <InsightTable
      title={t("step")}
      rows={steps}
      keyOf={({ formId, name }) => `${formId} ${name}`}
      nameOf={({ name }) => name || t("unnamed")}
      noteOf={({ formId }) => names.form(formId)}
      columns={columns}
    />
  );
}

interface TakenTableProps {
  readonly title: string;
  readonly places: Insight["stepsByPerson"];
  readonly nameOf: (id: number) => string;
}

/** How long decisions took at each place, the slowest first. */
export function TakenTable({ title, places, nameOf }: TakenTableProps) {
  const columns = useTakenColumns();
  const shown = { title, columns, nameOf: ({ id }: { readonly id: number }) => nameOf(id) };
  return <InsightTable rows={places} keyOf={({ id }) => id} {...shown} />;
}

interface WaitingTableProps {
  readonly title: string;
  readonly places: Insight["byForm"];
  readonly nameOf: (id: number) => string;
}

/** How many requests wait at each place, and since when the oldest does. */
export function WaitingTable({ title, places, nameOf }: WaitingTableProps) {
  const { t } = useTranslation("approval-insight");
  const { short, absolute } = useFormatTime();
  return (
    <InsightTable
      title={title}
      rows={places}
      keyOf={({ id }) => id}
      nameOf={({ id }) => nameOf(id)}
      columns={[
        { head: t("requests"), cell: ({ count }) => count },
        {
          head: t("oldest"),
          cell: ({ since }) => short(since),
          hint: ({ since }) => absolute(since),
        },
      ]}
    />
  );
}

export function Nothing({ words }: { readonly words: string }) {
  return (
    <Text c="dimmed" size="sm">
      {words}
    </Text>
  );
}
