import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { HistoryEntry, Outcome } from "#client/data/database/outbox-entry.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { StatusChip } from "#client/ui/status-chip/status-chip.tsx";
import type { Tint } from "#client/ui/tint/tint.ts";
import { EntryWords } from "./entry-words.tsx";
import classes from "./outbox.module.css";

const tints: Record<Outcome, Tint> = {
  applied: "green",
  refused: "red",
  discarded: "neutral",
  theirs: "accent",
};

interface HistoryRowProps {
  readonly entry: HistoryEntry;
}

/** One thing that is settled: what it was, what became of it, and when. */
export function HistoryRow({ entry }: HistoryRowProps) {
  const { t } = useTranslation("outbox");
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <EntryWords entry={entry} lines={2} />
      </div>
      <div className={classes.ending}>
        <StatusChip tint={tints[entry.outcome]}>{t(`outcome.${entry.outcome}`)}</StatusChip>
        <Text c="dimmed" size="xs">
          <RelativeTime time={entry.endedAt} />
        </Text>
      </div>
    </li>
  );
}
