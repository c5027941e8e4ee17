import { Button, Text } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { OutboxEntry } from "#client/data/outbox/entry.ts";
import { useOutboxActions } from "#client/live/use-outbox-actions.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { describeEntry, subjectOf } from "./describe-entry.ts";
import classes from "./outbox.module.css";

interface WaitingRowProps {
  readonly entry: OutboxEntry;
}

/** One thing that has not reached the server. */
export function WaitingRow({ entry }: WaitingRowProps) {
  const { t } = useTranslation("outbox");
  const { discardWaiting } = useOutboxActions();
  const handleDiscard = async () => {
    const sure = await confirm({
      title: t("discardTitle"),
      message: t(entry.sent ? "discardSentMessage" : "discardMessage"),
      confirmLabel: t("discard"),
      danger: true,
    });
    if (sure) await discardWaiting(entry.n);
  };
  return (
    <li className={classes.row}>
      <IconClock size="1.1rem" aria-hidden className={classes.clock} />
      <div className={classes.words}>
        <Text>{describeEntry(t, entry)}</Text>
        <Text c="dimmed" size="sm" lineClamp={2}>
          {subjectOf(entry.args)}
        </Text>
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
