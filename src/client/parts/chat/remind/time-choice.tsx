import { Button, Group, Stack, TextInput } from "@mantine/core";
import dayjs from "dayjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useData } from "#client/live/data-context.ts";
import { QUICK_REMINDERS, timeOfQuickReminder } from "#domain/message/remind/quick-reminder.ts";
import classes from "./remind.module.css";

interface TimeChoiceProps {
  /** What is done at a time of one's own. */
  readonly action: string;
  readonly onChoose: (time: number) => void;
}

const FIELD = "YYYY-MM-DDTHH:mm";

/** A moment that is yet to come: one press away, or of one's own. */
export function TimeChoice({ action, onChoose }: TimeChoiceProps) {
  const { t } = useTranslation("message-reminder");
  const { now } = useData();
  const { due } = useFormatTime();
  const [own, setOwn] = useState("");
  const isAhead = own !== "" && dayjs(own).valueOf() > now();
  return (
    <Stack>
      <div className={classes.quick}>
        {QUICK_REMINDERS.map((quick) => {
          const time = timeOfQuickReminder(quick, now());
          return (
            <Button
              key={quick}
              variant="default"
              justify="space-between"
              rightSection={<span className={classes.time}>{due(time)}</span>}
              onClick={() => onChoose(time)}
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
        <Button disabled={!isAhead} onClick={() => onChoose(dayjs(own).valueOf())}>
          {action}
        </Button>
      </Group>
    </Stack>
  );
}
