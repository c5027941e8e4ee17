import { IconCloudCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useStorage } from "#client/live/storage/storage-context.ts";
import { useLine } from "#client/live/sync/use-line.ts";
import { useSyncStatus } from "#client/live/sync/use-sync-status.ts";
import { StatusChip } from "#client/ui/status-chip/status-chip.tsx";
import classes from "./sync-chip.module.css";

/** Whether the line is up and how much waits; leads to the outbox. */
export function SyncChip() {
  const { t } = useTranslation("shell");
  const status = useSyncStatus();
  const { hasRoom } = useStorage();
  const line = useLine();
  if (status.state === "loading") return null;
  const { link, waiting, attention, uploads } = status.value;
  const words = [
    ...(link.state === "signedOut" ? [t("signedOut")] : []),
    ...(line === "down" && link.state !== "signedOut" ? [t("offline")] : []),
    ...(!hasRoom ? [t("full")] : []),
    ...(link.outdated ? [t("outdated")] : []),
    ...(waiting > 0 ? [t("waiting", { count: waiting })] : []),
    ...(uploads > 0 ? [t("toUpload", { count: uploads })] : []),
    ...(attention > 0 ? [t("attention", { count: attention })] : []),
  ];
  const calm = words.length === 0;
  const said = calm ? t("saved") : words.join(" · ");
  const alarm = attention > 0 ? "red" : "amber";
  return (
    <Link to="/manage/outbox" data-calm={calm} title={said} aria-label={`${t("outbox")}: ${said}`}>
      {calm ? (
        <IconCloudCheck className={classes.saved} size="1.25rem" aria-hidden />
      ) : (
        <StatusChip tint={alarm}>{said}</StatusChip>
      )}
    </Link>
  );
}
