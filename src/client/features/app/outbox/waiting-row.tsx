import { Button, Text } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { OutboxEntry } from "#client/data/database/outbox-entry.ts";
import { useOutboxActions } from "#client/live/use-outbox-actions.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { EntryWords } from "./entry-words.tsx";
import { useTellDiscarded } from "./use-tell-discarded.ts";
import classes from "./outbox.module.css";

interface WaitingRowProps {
  readonly entry: OutboxEntry;
}

/** One thing that has not reached the server. */
export function WaitingRow({ entry }: WaitingRowProps) {
  const { t } = useTranslation("outbox");
  const { discardWaiting, putBackWaiting } = useOutboxActions();
  const tellDiscarded = useTellDiscarded();
  const handleDiscard = async () => {
    await discardWaiting(entry);
    tellDiscarded(entry, () => void putBackWaiting(entry));
  };
  return (
    <li className={classes.row}>
      <IconClock size="1.1rem" aria-hidden className={classes.clock} />
      <div className={classes.words}>
        <EntryWords entry={entry} lines={2} />
        {entry.attempts > 0 && (
          <Text c="dimmed" size="sm">
            {t("askedToWait")}
          </Text>
        )}
      </div>
      <Text c="dimmed" size="xs">
        <RelativeTime time={entry.at} />
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={() => void handleDiscard()}>
        {t("discard")}
      </Button>
    </li>
  );
}
