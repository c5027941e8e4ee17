import { Button } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ScheduledMessage } from "#domain/message/schedule/scheduled-message.ts";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import classes from "../composer.module.css";
import { ScheduledList } from "./scheduled-list.tsx";

interface ScheduledBarProps {
  readonly scheduled: readonly ScheduledMessage[];
}

/** Above where one writes: how much of a chat waits for its time, and the way to it. */
export function ScheduledBar({ scheduled }: ScheduledBarProps) {
  const { t } = useTranslation("send-later");
  const { due } = useFormatTime();
  const [open, setOpen] = useState(false);
  const [next] = scheduled;
  const failed = scheduled.some((one) => one.failed !== "");
  return (
    <>
      <output className={classes.leftEdit}>
        <IconClock size="1rem" aria-hidden />
        <span className={classes.leftWords}>
          {failed
            ? t("someFailed")
            : t("waiting", { count: scheduled.length, time: due(next?.time ?? 0) })}
        </span>
        <Button size="compact-xs" variant="light" onClick={() => setOpen(true)}>
          {t("show")}
        </Button>
      </output>
      {open && (
        <Dialog title={t("list")} onClose={() => setOpen(false)}>
          <ScheduledList scheduled={scheduled} />
        </Dialog>
      )}
    </>
  );
}
