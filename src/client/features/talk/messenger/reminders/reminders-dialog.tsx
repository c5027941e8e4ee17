import { Text } from "@mantine/core";
import { IconBellOff, IconBellRinging, IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReminderView } from "#client/data/queries/chat/message-reminders.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useMessageReminders } from "#client/live/chat/use-message-reminders.ts";
import { useUnsendable } from "#client/live/chat/use-scheduled.ts";
import { useRun } from "#client/live/use-run.ts";
import { tokensToNames } from "#client/parts/chat/mention/mention-text.ts";
import { RemindDialog } from "#client/parts/chat/remind/remind-dialog.tsx";
import { ScheduledList } from "#client/parts/chat/schedule/scheduled-list.tsx";
import { useMentionNames } from "#client/parts/chat/mention/use-mention-names.ts";
import { useDialogName } from "#client/parts/chat/use-dialog-name.ts";
import { Moment } from "#client/parts/time/moment.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { previewOf } from "#domain/message/preview.ts";
import classes from "./reminders.module.css";

interface RemindersDialogProps {
  readonly onOpen: (dialogId: number, messageId: number) => void;
  readonly onClose: () => void;
}

/** The messages of which the person wants to hear again: what came, then what waits. Each can be put off or put away. */
export function RemindersDialog({ onOpen, onClose }: RemindersDialogProps) {
  const { t } = useTranslation(["message-reminder", "send-later"]);
  const reminders = useMessageReminders();
  const unsendable = useUnsendable();
  const [changing, setChanging] = useState<number>();
  if (changing !== undefined) {
    return <RemindDialog msgId={changing} onClose={() => setChanging(undefined)} />;
  }
  return (
    <Dialog title={t("list")} onClose={onClose}>
      {unsendable.length > 0 && (
        <section aria-labelledby="unsendable">
          <Text id="unsendable" fw={600}>
            {t("send-later:someFailed")}
          </Text>
          <ScheduledList scheduled={unsendable} />
        </section>
      )}
      {reminders.state === "loading" && <SkeletonList rows={3} />}
      {reminders.state === "ready" && reminders.value.length === 0 && (
        <EmptyState icon={IconBellRinging} title={t("none")} hint={t("noneHint")} />
      )}
      {reminders.state === "ready" && reminders.value.length > 0 && (
        <ul className={classes.list} aria-label={t("list")}>
          <Each rows={reminders.value} keyOf={({ reminder }) => reminder.id} as="li">
            {(view) => (
              <ReminderRow
                view={view}
                onOpen={() => {
                  onOpen(view.reminder.dialogId, view.reminder.msgId);
                  onClose();
                }}
                onChange={() => setChanging(view.reminder.msgId)}
              />
            )}
          </Each>
        </ul>
      )}
    </Dialog>
  );
}

interface ReminderRowProps {
  readonly view: ReminderView;
  readonly onOpen: () => void;
  readonly onChange: () => void;
}

function ReminderRow({ view, onOpen, onChange }: ReminderRowProps) {
  const { t } = useTranslation(["message-reminder", "chat"]);
  const run = useRun();
  const mentionOf = useMentionNames();
  const nameOf = useDialogName();
  const { due } = useFormatTime();
  const { reminder, message } = view;
  const words =
    message?.withdrawTime === 0 ? tokensToNames(previewOf(message), mentionOf) : t("notHere");
  const isTold = reminder.toldTime > 0;
  return (
    <li className={classes.row} data-told={isTold || undefined}>
      <button type="button" className={classes.words} onClick={onOpen}>
        <span className={classes.said}>{words}</span>
        <Text component="span" size="xs" c="dimmed">
          {nameOf(view)} · <Moment time={reminder.time}>{due(reminder.time)}</Moment>
        </Text>
      </button>
      <IconButton icon={IconClock} label={t("change", { words })} onClick={onChange} />
      <IconButton
        icon={IconBellOff}
        label={t(isTold ? "putAway" : "removeOne", { words })}
        onClick={() => void run("message.remind", { msgId: reminder.msgId, time: 0 })}
      />
    </li>
  );
}
