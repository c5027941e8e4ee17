import { Alert, Button, NativeSelect, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RECENT_FILES_MAX } from "#client/data/storage/kept-files.ts";
import {
  useOfflineActions,
  useOfflineRoom,
  useOfflineThings,
} from "#client/live/files/use-offline.ts";
import { Each } from "#client/ui/each/each.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { OfflineLine } from "./offline-line.tsx";
import { WifiSwitch } from "./wifi-switch.tsx";
import classes from "./offline.module.css";

const MEGABYTE = 1024 ** 2;
/** How much of what was looked at may stay, bytes. */
const CHOICES = [50, 200, 500, 1024, 2048].map((megabytes) => megabytes * MEGABYTE);

/** What is to be kept on this device, and how much of what was looked at stays beside it. */
export function OfflinePage() {
  const { t } = useTranslation(["offline", "settings"]);
  const formatFileSize = useFileSize();
  const things = useOfflineThings();
  const room = useOfflineRoom();
  const { release, setRecentMax, forgetRecent } = useOfflineActions();
  if (things.state === "loading" || room.state === "loading") return <SkeletonList rows={5} />;
  const { recent, recentMax = RECENT_FILES_MAX, isFull } = room.value;
  return (
    <>
      <Title order={1} size="h3">
        {t("settings:offline.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      <WifiSwitch />
      {isFull && <Alert color="red">{t("full")}</Alert>}
      <Title order={2} size="h4">
        {t("kept")}
      </Title>
      {things.value.length === 0 ? (
        <Text c="dimmed" size="sm">
          {t("none")}
        </Text>
      ) : (
        <ul className={classes.list} aria-label={t("kept")}>
          <Each rows={things.value} keyOf={({ key }) => key} as="li">
            {(thing) => <OfflineLine thing={thing} onRelease={() => void release(thing)} />}
          </Each>
        </ul>
      )}
      <Title order={2} size="h4">
        {t("recent")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("recentHint", { size: formatFileSize(recent) })}
      </Text>
      <NativeSelect
        className={classes.most}
        label={t("recentMax")}
        value={String(recentMax)}
        data={CHOICES.map((size) => ({ value: String(size), label: formatFileSize(size) }))}
        onChange={(event) => void setRecentMax(Number(event.currentTarget.value))}
      />
      <Button
        variant="default"
        w="fit-content"
        disabled={recent === 0}
        onClick={() => void forgetRecent()}
      >
        {t("forget")}
      </Button>
    </>
  );
}
