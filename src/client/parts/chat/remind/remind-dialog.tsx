import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useMessageReminders } from "#client/live/chat/use-message-reminders.ts";
import { useRun } from "#client/live/use-run.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { TimeChoice } from "./time-choice.tsx";

interface RemindDialogProps {
  readonly msgId: number;
  readonly onClose: () => void;
}

/** When the person wants to hear of a message again. */
export function RemindDialog({ msgId, onClose }: RemindDialogProps) {
  const { t } = useTranslation("message-reminder");
  const run = useRun();
  const { due } = useFormatTime();
  const reminders = useMessageReminders();
  const views = reminders.state === "ready" ? reminders.value : [];
  const set = views.find(({ reminder }) => reminder.msgId === msgId)?.reminder;
  const remind = (time: number) => {
    void run("message.remind", { msgId, time });
    onClose();
  };
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
        <TimeChoice action={t("save")} onChoose={remind} />
      </Stack>
    </Dialog>
  );
}
