import { Button, Group, Stack, TextInput } from "@mantine/core";
import dayjs from "dayjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useMessageReminders } from "#client/live/chat/use-message-reminders.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { QUICK_REMINDERS, timeOfQuickReminder } from "#domain/message/remind/quick-reminder.ts";
import classes from "./remind.module.css";

interface RemindDialogProps {
  readonly msgId: number;
  readonly onClose: () => void;
}

const FIELD = "YYYY-MM-DDTHH:mm";

/** When the person wants to hear of a message again: one press away, or at a time of their own. */
export function RemindDialog({ msgId, onClose }: RemindDialogProps) {
  const { t } = useTranslation("message-reminder");
  const run = useRun();
  const { now } = useData();
  const { due } = useFormatTime();
  const reminders = useMessageReminders();
  const views = reminders.state === "ready" ? reminders.value : [];
  const set = views.find(({ reminder }) => reminder.msgId === msgId)?.reminder;
  const [own, setOwn] = useState("");
  const remind = (time: number) => {
    void run("message.remind", { msgId, time });
    onClose();
  };
  const isAhead = own !== "" && dayjs(own).valueOf() > now();
  return (
    <Dialog title={t("title")} size="box" onClose={onClose}>
      <Stack>
        {set && set.toldTime === 0 && (
          <Group justify="space-between">
            <span>{t("set", { time: due(set.time) })}</span>
            <Button size="compact-sm" variant="default" onClick={() => remind(0)}>
              {t("remove")}
            </Button>
          </Group>
        )}
        <div className={classes.quick}>
          {QUICK_REMINDERS.map((quick) => {
            const time = timeOfQuickReminder(quick, now());
            return (
              <Button
                key={quick}
                variant="default"
                justify="space-between"
                rightSection={<span className={classes.time}>{due(time)}</span>}
                onClick={() => remind(time)}
              >
                {t(`quick.${quick}`)}
              </Button>
            );
          })}
        </div>
        <TextInput
          type="datetime-local"
          label={t("own")}
          min={dayjs(now()).format(FIELD)}
          value={own}
          error={own !== "" && !isAhead && t("past")}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button disabled={!isAhead} onClick={() => remind(dayjs(own).valueOf())}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
