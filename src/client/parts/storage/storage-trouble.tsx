import { Button, Group, Loader, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { StorageState } from "#client/live/storage/watch-storage.ts";
import { startAnew } from "#client/platform/service-worker.ts";
import { useOnlineSignal } from "#client/platform/online-signal.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface StorageTroubleProps {
  readonly state: Exclude<StorageState, "opening" | "ready">;
  readonly onReopen: () => void;
}

/** Why nothing can be shown or done right now, and what helps. */
export function StorageTrouble({ state, onReopen }: StorageTroubleProps) {
  const { t } = useTranslation("storage");
  const online = useOnlineSignal();
  const waits = state === "renewing" && !online;
  return (
    <Dialog title={t(`${state}.title`)}>
      <Text>{t(waits ? "renewing.offline" : `${state}.text`)}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        {state === "renewing" ? (
          <Loader size="sm" aria-hidden />
        ) : (
          <>
            {state === "broken" && (
              <Button variant="default" onClick={() => location.reload()}>
                {t("reload")}
              </Button>
            )}
            {state === "outdated" ? (
              <Button data-autofocus onClick={() => void startAnew()}>
                {t("reload")}
              </Button>
            ) : (
              <Button data-autofocus onClick={onReopen}>
                {t("tryAgain")}
              </Button>
            )}
          </>
        )}
      </Group>
    </Dialog>
  );
}
