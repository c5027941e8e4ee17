import { Button, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { NotifySetting } from "#domain/notify/notify-setting.ts";
import { ClockField } from "./clock-field.tsx";
import { useNotifyTimes } from "./use-notify-times.ts";

/** Hours in which nothing makes itself heard, on all of the person's devices. Kept at once, without a network too. */
export function QuietHoursForm({ stored }: { readonly stored: NotifySetting | undefined }) {
  const { t } = useTranslation("notify");
  const { times: hours, here, save } = useNotifyTimes(stored);
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
