import { Alert, Group, Select, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useServerOffers } from "#client/live/company/use-server-offers.ts";
import { DIGESTS } from "#domain/notify/digest.ts";
import type { NotifySetting } from "#domain/notify/notify-setting.ts";
import { ClockField } from "./clock-field.tsx";
import { useNotifyTimes } from "./use-notify-times.ts";

/** How often the person gets a letter that says what is to be done. */
export function DigestForm({ stored }: { readonly stored: NotifySetting | undefined }) {
  const { t } = useTranslation("notify");
  const { times, save } = useNotifyTimes(stored);
  const { sendsLetters } = useServerOffers();
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t("digest.label")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("digest.hint")}
      </Text>
      {sendsLetters === false && <Alert color="yellow">{t("digest.noMail")}</Alert>}
      <Group grow>
        <Select
          label={t("digest.often")}
          data={DIGESTS.map((value) => ({ value, label: t(`digest.${value}`) }))}
          value={times.digest}
          allowDeselect={false}
          onChange={(digest) => digest && save({ digest })}
        />
        {times.digest !== "off" && (
          <ClockField
            label={t("digest.at")}
            value={times.digestAt}
            onChange={(digestAt) => save({ digestAt })}
          />
        )}
      </Group>
      {times.digest !== "off" && (
        <Text c="dimmed" size="sm">
          {t("quiet.zone", { zone: times.timeZone })}
        </Text>
      )}
    </Stack>
  );
}
