import { Button, Group, Stack, Switch, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { DEFAULT_NOTIFY_SETTING, type NotifySetting } from "#domain/notify/notify-setting.ts";

/** The zone in which this device stands. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Hours in which nothing makes itself heard, on all of the person's devices. Kept at once, without a network too. */
export function QuietHoursForm({ stored }: { readonly stored: NotifySetting | undefined }) {
  const { t } = useTranslation("notify");
  const run = useRun();
  const here = ownZone();
  const hours = stored ?? { ...DEFAULT_NOTIFY_SETTING, timeZone: here };
  const save = (change: Partial<Omit<NotifySetting, "id">>) =>
    // The first time they are meant where the person is.
    void run("notify.save", stored ? change : { timeZone: here, ...change });
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t("quiet.label")}
      </Title>
      <Switch
        label={t("quiet.switch")}
        description={t("quiet.hint")}
        checked={hours.quiet}
        onChange={(event) => save({ quiet: event.currentTarget.checked })}
      />
      <Group grow>
        <ClockField
          label={t("quiet.from")}
          value={hours.quietFrom}
          onChange={(quietFrom) => save({ quietFrom })}
        />
        <ClockField
          label={t("quiet.to")}
          value={hours.quietTo}
          onChange={(quietTo) => save({ quietTo })}
        />
      </Group>
      <Group>
        <Text size="sm" c="dimmed">
          {hours.quietFrom === hours.quietTo
            ? t("quiet.wholeDay")
            : t("quiet.zone", { zone: hours.timeZone })}
        </Text>
        {hours.timeZone !== here && (
          <Button variant="default" size="compact-sm" onClick={() => save({ timeZone: here })}>
            {t("quiet.zoneHere", { zone: here })}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface ClockFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (clock: string) => void;
}

/** A time of day, kept as soon as it is one. */
function ClockField({ label, value, onChange }: ClockFieldProps) {
  const [typed, setTyped] = useState<string>();
  const handleType = (clock: string) => {
    setTyped(clock);
    if (clock) onChange(clock);
  };
  return (
    <TextInput
      type="time"
      label={label}
      value={typed ?? value}
      onChange={(event) => handleType(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
