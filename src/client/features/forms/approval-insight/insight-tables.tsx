import { Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { Insight } from "./use-insight.ts";
import { useInsightNames } from "./insight-names.ts";
import { useSpanText } from "./use-span-text.ts";
import classes from "./approval-insight.module.css";

/** How long each step takes, the slowest first. */
export function StepTable({ steps }: Pick<Insight, "steps">) {
  const { t } = useTranslation("approval-insight");
  const names = useInsightNames();
  const spanText = useSpanText();
  if (steps.length === 0) return <Nothing words={t("noneDecided")} />;
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("step")}</Table.Th>
          <Table.Th className={classes.number}>{t("count")}</Table.Th>
          <Table.Th className={classes.number}>{t("median")}</Table.Th>
          <Table.Th className={classes.number}>{t("longest")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Each rows={steps} keyOf={({ formId, name }) => `${formId} ${name}`}>
          {({ formId, name, count, median, longest }) => (
            <Table.Tr>
              <Table.Td>
                {name || t("unnamed")}
                <span className={classes.note}>{names.form(formId)}</span>
              </Table.Td>
              <Table.Td className={classes.number}>{count}</Table.Td>
              <Table.Td className={classes.number}>{spanText(median)}</Table.Td>
              <Table.Td className={classes.number}>{spanText(longest)}</Table.Td>
            </Table.Tr>
          )}
        </Each>
      </Table.Tbody>
    </Table>
  );
}

interface TakenTableProps {
  readonly title: string;
  readonly places: Insight["stepsByPerson"];
  readonly nameOf: (id: number) => string;
}

/** How long decisions took at each place, the slowest first. */
export function TakenTable({ title, places, nameOf }: TakenTableProps) {
  const { t } = useTranslation("approval-insight");
  const spanText = useSpanText();
  return (
    <Table className={classes.table} aria-label={title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{title}</Table.Th>
          <Table.Th className={classes.number}>{t("count")}</Table.Th>
          <Table.Th className={classes.number}>{t("median")}</Table.Th>
          <Table.Th className={classes.number}>{t("longest")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Each rows={places} keyOf={({ id }) => id}>
          {({ id, count, median, longest }) => (
            <Table.Tr>
              <Table.Td>{nameOf(id)}</Table.Td>
              <Table.Td className={classes.number}>{count}</Table.Td>
              <Table.Td className={classes.number}>{spanText(median)}</Table.Td>
              <Table.Td className={classes.number}>{spanText(longest)}</Table.Td>
            </Table.Tr>
          )}
        </Each>
      </Table.Tbody>
    </Table>
  );
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
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{title}</Table.Th>
          <Table.Th className={classes.number}>{t("requests")}</Table.Th>
          <Table.Th className={classes.number}>{t("oldest")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Each rows={places} keyOf={({ id }) => id}>
          {({ id, count, since }) => (
            <Table.Tr>
              <Table.Td>{nameOf(id)}</Table.Td>
              <Table.Td className={classes.number}>{count}</Table.Td>
              <Table.Td className={classes.number} title={absolute(since)}>
                {short(since)}
              </Table.Td>
            </Table.Tr>
          )}
        </Each>
      </Table.Tbody>
    </Table>
  );
}

export function Nothing({ words }: { readonly words: string }) {
  return (
    <Text c="dimmed" size="sm">
      {words}
    </Text>
  );
}
