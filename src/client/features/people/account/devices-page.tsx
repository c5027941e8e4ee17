import { Button, Group, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDevices } from "#client/live/session/use-devices.ts";
import { useRun } from "#client/live/use-run.ts";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Each } from "#client/ui/each/each.tsx";

/** Browsers on which the person is signed in. */
export function DevicesPage() {
  const { t } = useTranslation("settings");
  const devices = useDevices();
  const run = useRun();
  if (devices.state === "loading") return <SkeletonList rows={2} />;
  const handleRemove = async (id: number) => {
    const sure = await confirm({
      title: t("devices.removeTitle"),
      message: t("devices.removeMessage"),
      confirmLabel: t("devices.remove"),
      danger: true,
    });
    if (sure) await run("device.remove", { id });
  };
  const handleLost = async (id: number) => {
    const sure = await confirm({
      title: t("devices.lostTitle"),
      message: t("devices.lostMessage"),
      confirmLabel: t("devices.lost"),
      danger: true,
    });
    if (sure) await run("device.remove", { id, lost: true });
  };
  return (
    <>
      <Title order={1} size="h3">
        {t("devices.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("devices.hint")}
      </Text>
      <Each rows={devices.value} keyOf={({ device }) => device.id}>
        {({ device, isThis }) => (
          <Group justify="space-between" wrap="nowrap">
            <div>
              <Text fw={500}>{device.name}</Text>
              <Text c="dimmed" size="xs">
                {isThis ? t("devices.this") : <RelativeTime time={device.createTime} />}
              </Text>
            </div>
            {!isThis && (
              <Group gap="xs" wrap="nowrap">
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => void handleRemove(device.id)}
                >
                  {t("devices.remove")}
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  size="compact-sm"
                  onClick={() => void handleLost(device.id)}
                >
                  {t("devices.lost")}
                </Button>
              </Group>
            )}
          </Group>
        )}
      </Each>
    </>
  );
}
