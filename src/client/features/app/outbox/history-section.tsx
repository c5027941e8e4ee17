import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HistoryEntry } from "#client/data/database/outbox-entry.ts";
import { Each } from "#client/ui/each/each.tsx";
import { HistoryRow } from "./history-row.tsx";
import classes from "./outbox.module.css";
import { OutboxSection } from "./outbox-section.tsx";

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
    <OutboxSection
      title={t("history")}
      hint={t("historyHint")}
      more={
        shown.length < entries.length && (
          <Button variant="subtle" mt="xs" onClick={() => setShowsAll(true)}>
            {t("showAll")}
          </Button>
        )
      }
    >
      <ul className={classes.list}>
        <Each rows={shown} keyOf={({ id }) => id ?? 0} as="li">
          {(entry) => <HistoryRow entry={entry} />}
        </Each>
      </ul>
    </OutboxSection>
  );
}
