import { Button, Group, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { takingMine, versionsOf } from "#client/data/outbox/both-versions.ts";
import type { AttentionEntry } from "#client/data/database/outbox-entry.ts";
import { anewOf } from "#client/data/commands/retry.ts";
import { useOutboxActions } from "#client/live/use-outbox-actions.ts";
import { WhoWasFirst } from "#client/parts/approval/who-was-first.tsx";
import { useDrawnFailureText } from "#client/parts/failure/use-failure-text.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { saveTextFile } from "#client/platform/save-text-file.ts";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { isGone } from "#domain/refusal.ts";
import { EditEntry } from "./edit-entry.tsx";
import { EntryWords } from "./entry-words.tsx";
import { BothVersions } from "./both-versions.tsx";
import { editableIn } from "./describe-entry.ts";
import { Remover } from "./remover.tsx";
import classes from "./outbox.module.css";
import { useTellDiscarded } from "./use-tell-discarded.ts";

interface AttentionRowProps {
  readonly entry: AttentionEntry;
}

/** One thing that could not be done: why, what was written, and what to do about it. */
export function AttentionRow({ entry }: AttentionRowProps) {
  const { t } = useTranslation("outbox");
  const { discardAttention, makeAnew, putBackAttention, retry, takeTheirs } = useOutboxActions();
  const tellDiscarded = useTellDiscarded();
  const [isEditing, setEditing] = useState(false);
  const failureText = useDrawnFailureText();
  const versions = versionsOf(entry.refusal);
  const written = editableIn(entry);
  // Two versions have buttons of their own, and what is gone comes back by no trying.
  const canHelp = !versions && !isGone(entry.refusal);
  const handleRetry = (args: unknown) => void retry(entry, args);
  const handleDiscard = async () => {
    await discardAttention(entry);
    tellDiscarded(entry, () => void putBackAttention(entry));
  };
  const handleExport = () => {
    saveTextFile(`plumbline-${entry.n}.json`, JSON.stringify(entry, undefined, 2));
  };
  return (
    <li className={classes.row}>
      <IconAlertTriangle size="1.1rem" aria-hidden className={classes.warning} />
      <div className={classes.words}>
        <EntryWords entry={entry} lines={4} />
        <Text c="red" size="sm">
          {failureText(entry.refusal)}
        </Text>
        <Remover refusal={entry.refusal} />
        <Meanwhile instead={null}>
          <WhoWasFirst refusal={entry.refusal} />
        </Meanwhile>
        {versions && (
          <BothVersions
            command={entry.command}
            versions={versions}
            onTakeMine={() => handleRetry(takingMine(entry, versions.theirs))}
            onTakeTheirs={() => void takeTheirs(entry)}
          />
        )}
        <Group gap="xs" mt="xs">
          {anewOf(entry) && (
            <Button size="compact-sm" onClick={() => void makeAnew(entry)}>
              {t("makeAnew")}
            </Button>
          )}
          {canHelp && !isEditing && (
            <>
              <Button variant="default" size="compact-sm" onClick={() => handleRetry(entry.args)}>
                {t("retry")}
              </Button>
              {written && (
                <Button variant="default" size="compact-sm" onClick={() => setEditing(true)}>
                  {t("edit")}
                </Button>
              )}
            </>
          )}
          {canHelp && isEditing && written && (
            <EditEntry entry={entry} written={written} onRetry={handleRetry} />
          )}
          <Button variant="subtle" size="compact-sm" onClick={handleExport}>
            {t("export")}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            onClick={() => void handleDiscard()}
          >
            {t("discard")}
          </Button>
        </Group>
      </div>
      <Text c="dimmed" size="xs">
        <RelativeTime time={entry.at} />
      </Text>
    </li>
  );
}
