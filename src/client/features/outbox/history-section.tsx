import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryEntry } from "#client/data/outbox/entry.ts";
import { HistoryRow } from "./history-row.tsx";
import classes from "./outbox.module.css";

const SHOWN_FIRST = 20;

interface HistorySectionProps {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[];
}

/** What has been settled lately, and how. */
export function HistorySection({ entries }: HistorySectionProps) {
  const { t } = useTranslation("outbox");
  const [showsAll, setShowsAll] = useState(false);
  if (entries.length === 0) return null;
  const shown = showsAll ? entries : entries.slice(0, SHOWN_FIRST);
  return (
    <section aria-label={t("history")}>
      <Title order={2} size="h5" mb="xs">
        {t("history")}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {t("historyHint")}
      </Text>
      <ul className={classes.list}>
        {shown.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button variant="subtle" mt="xs" onClick={() => setShowsAll(true)}>
          {t("showAll")}
        </Button>
      )}
    </section>
  );
}
