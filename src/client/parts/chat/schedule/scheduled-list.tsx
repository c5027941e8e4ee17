import { Button, Group, Text, Textarea } from "@mantine/core";
import { IconClock, IconPencil, IconSend, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useUsers } from "#client/live/use-users.ts";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import { Moment } from "#client/parts/time/moment.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { EVERYBODY } from "#domain/message/mention.ts";
import type { ScheduledMessage } from "#domain/message/schedule/scheduled-message.ts";
import { tokensToNames } from "../mention/mention-text.ts";
import { asStored, asTyped } from "../things/as-stored.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import classes from "./scheduled-list.module.css";
import { useMentionNames } from "../mention/use-mention-names.ts";

interface ScheduledListProps {
  readonly scheduled: readonly ScheduledMessage[];
}

/** What waits to be sent: each gets other words or another time, goes at once, or not at all. */
export function ScheduledList({ scheduled }: ScheduledListProps) {
  const { t } = useTranslation("send-later");
  return scheduled.length === 0 ? (
    <Text c="dimmed">{t("none")}</Text>
  ) : (
    <ul className={classes.list} aria-label={t("list")}>
      <Each rows={scheduled} keyOf={({ id }) => id} as="li">
        {(message) => <ScheduledRow message={message} />}
      </Each>
    </ul>
  );
}

function ScheduledRow({ message }: { readonly message: ScheduledMessage }) {
  const { t } = useTranslation(["send-later", "chat", "refusal"]);
  const run = useRun();
  const { now } = useData();
  const { due } = useFormatTime();
  const users = useUsers();
  const [draft, setDraft] = useState<string>();
  const [isPuttingOff, setIsPuttingOff] = useState(false);
  const { id, time, failed } = message;
  const mentionOf = useMentionNames();
  const words = tokensToNames(message.text, mentionOf);
  const people = [
    ...[...users.values()].map((user) => ({ id: user.id, name: user.nickname })),
    { id: EVERYBODY, name: t("chat:everybody") },
  ];
  const save = async () => {
    const text = asStored((draft ?? "").trim(), people);
    if ((await run("message.reschedule", { id, text })).ok) setDraft(undefined);
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {draft === undefined ? (
          <span className={classes.said}>
            <BreakableText text={words} />
          </span>
        ) : (
          <Textarea
            autosize
            aria-label={t("words")}
            maxLength={MESSAGE_TEXT_MAX}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
        )}
        <Text component="span" size="xs" c={failed ? "red" : "dimmed"}>
          {failed ? (
            t("failed", { reason: t(`refusal:${failed}`) })
          ) : (
            <Moment time={time}>{due(time)}</Moment>
          )}
        </Text>
        {draft !== undefined && (
          <Group gap="xs">
            <Button size="compact-sm" disabled={draft.trim() === ""} onClick={() => void save()}>
              {t("saveWords")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setDraft(undefined)}>
              {t("chat:cancel")}
            </Button>
          </Group>
        )}
      </div>
      <IconButton
        icon={IconPencil}
        label={t("edit")}
        onClick={() => setDraft(asTyped(message.text, mentionOf))}
      />
      <IconButton icon={IconClock} label={t("putOff")} onClick={() => setIsPuttingOff(true)} />
      <IconButton
        icon={IconSend}
        label={t("sendNow")}
        onClick={() => void run("message.reschedule", { id, time: now() })}
      />
      <IconButton
        icon={IconTrash}
        label={t("cancel")}
        onClick={() => void run("message.unschedule", { id })}
      />
      {isPuttingOff && (
        <ScheduleDialog
          onChoose={(next) => void run("message.reschedule", { id, time: next })}
          onClose={() => setIsPuttingOff(false)}
        />
      )}
    </li>
  );
}
