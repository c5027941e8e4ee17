import { IconCloudOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSyncStatus } from "#client/live/sync/use-sync-status.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";

interface OnceFetchedProps {
  /** What says that something is not there. */
  readonly children: ReactNode;
}

/** Nothing is called missing before everything has been fetched once: on a new device it is only on its way. */
export function OnceFetched({ children }: OnceFetchedProps) {
  const { t } = useTranslation("shell");
  const status = useSyncStatus();
  if (status.state === "ready" && status.value.link.complete) return children;
  if (status.state === "ready" && status.value.link.state === "offline") {
    return <EmptyState icon={IconCloudOff} title={t("notFetched")} hint={t("notFetchedHint")} />;
  }
  return <SkeletonList rows={6} />;
}
