import { ScrollArea, Stack, Text } from "@mantine/core";
import { IconCloudCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useUploads } from "#client/live/files/use-uploads.ts";
import { useStorage } from "#client/live/storage/storage-context.ts";
import { useOutboxActions } from "#client/live/use-outbox-actions.ts";
import {
  useAttention,
  useOutbox,
  useSettledHistory,
  useSyncStatus,
} from "#client/live/sync/use-sync-status.ts";
import { saveTextFile } from "#client/platform/save-text-file.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { AttentionRow } from "./attention-row.tsx";
import { HistorySection } from "./history-section.tsx";
import { type Openers, OpenersContext } from "./openers.ts";
import classes from "./outbox.module.css";
import { OutboxSection } from "./outbox-section.tsx";
import { UploadsSection } from "./uploads-section.tsx";
import { WaitingList } from "./waiting-list.tsx";

interface OutboxScreenProps {
  /** How things that have a screen are opened. */
  readonly openers: Openers;
}

/** What waits for the network, what could not be done, and what has become of the rest. */
export function OutboxScreen({ openers }: OutboxScreenProps) {
  const { t } = useTranslation("outbox");
  const { hasRoom } = useStorage();
  const { syncNow } = useData();
  const { exportUnsent } = useOutboxActions();
  const waiting = useOutbox();
  const attention = useAttention();
  const history = useSettledHistory();
  const status = useSyncStatus();
  const uploads = useUploads();

  if (waiting.state === "loading" || attention.state === "loading")
    return <SkeletonList rows={4} />;
  const underWay = uploads.state === "ready" ? uploads.value : [];
  const nothing =
    waiting.value.length === 0 && attention.value.length === 0 && underWay.length === 0;
  const isBare = nothing && hasRoom && history.state === "ready" && history.value.length === 0;
  const handleExport = async () => {
    saveTextFile("plumbline-unsent.json", await exportUnsent());
  };

  const link = status.state === "ready" && (
    <Text c="dimmed">{t(`link.${status.value.link.state}`)}</Text>
  );
  const empty = <EmptyState icon={IconCloudCheck} title={t("nothing")} hint={t("nothingHint")} />;
  const actions: HeaderAction[] = [{ key: "sync", label: t("syncNow"), onClick: syncNow }];
  if (!nothing) {
    actions.push({ key: "export", label: t("export"), onClick: () => void handleExport() });
  }
  return (
    <OpenersContext value={openers}>
      <div className={classes.screen}>
        <PaneHeader title={t("title")} actions={actions} />
        {isBare && (
          <div className={classes.bare}>
            {link}
            {empty}
          </div>
        )}
        {!isBare && (
          <ScrollArea className={classes.body}>
            <Stack p="lg" maw="48rem">
              {link}
              {!hasRoom && <Text>{t("full")}</Text>}
              {nothing && empty}
              {attention.value.length > 0 && (
                <OutboxSection title={t("attention")} hint={t("attentionHint")}>
                  <ul className={classes.list}>
                    <Each rows={attention.value} keyOf={({ id }) => id ?? 0} as="li">
                      {(entry) => <AttentionRow entry={entry} />}
                    </Each>
                  </ul>
                </OutboxSection>
              )}
              {waiting.value.length > 0 && (
                <OutboxSection title={t("waiting")}>
                  <WaitingList entries={waiting.value} />
                </OutboxSection>
              )}
              {underWay.length > 0 && <UploadsSection uploads={underWay} />}
              {history.state === "ready" && <HistorySection entries={history.value} />}
            </Stack>
          </ScrollArea>
        )}
      </div>
    </OpenersContext>
  );
}
