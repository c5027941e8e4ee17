import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNoticeChoice, useQuietHours } from "#client/live/notices/use-notices.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { DeviceSection } from "./device-section.tsx";
import { DigestForm } from "./digest-form.tsx";
import { KindsForm } from "./kinds-form.tsx";
import { QuietHoursForm } from "./quiet-hours-form.tsx";

/** How a person hears of messages and work: on this device, and of what and when on all of them. */
export function NotificationsPage() {
  const { t } = useTranslation(["notify", "settings"]);
  const choice = useNoticeChoice();
  const hours = useQuietHours();
  if (choice.state === "loading" || hours.state === "loading") return <SkeletonList rows={4} />;
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:notifications.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <DeviceSection choice={choice.value} />
      <KindsForm off={hours.value?.off ?? []} />
      <DigestForm stored={hours.value} />
      <QuietHoursForm stored={hours.value} />
    </>
  );
}
