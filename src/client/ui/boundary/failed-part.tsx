import { Button, CopyButton, Group } from "@mantine/core";
import { IconAlertTriangle, IconCloudOff } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isMissingChunk } from "./missing-chunk.ts";
import { startAnew, startNewest } from "#client/platform/service-worker.ts";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { detailsOf } from "./failure-details.ts";

interface FailedPartProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose?: () => void;
  /** It is all that the page shows. */
  readonly page?: boolean;
}

/** A part of the screen failed: what was typed is kept, and the person can go on. */
export function FailedPart({ error, onRetry, onClose, page }: FailedPartProps) {
  const { t } = useTranslation("shell");
  const missing = isMissingChunk(error);
  useEffect(() => {
    if (!missing) return undefined;
    // A part that could not be loaded is not asked for again before the page starts anew.
    const handleOnline = () => void startNewest();
    addEventListener("online", handleOnline);
    return () => removeEventListener("online", handleOnline);
  }, [missing]);
  const texts = missing
    ? { icon: IconCloudOff, title: t("notFetched"), hint: t("notFetchedHint") }
    : { icon: IconAlertTriangle, title: t("screenFailed"), hint: t("screenFailedHint") };
  return (
    <EmptyState
      {...texts}
      {...(page && { page })}
      action={
        <Group justify="center">
          {!missing && <Button onClick={onRetry}>{t("tryAgain")}</Button>}
          <Button
            variant={missing ? undefined : "default"}
            onClick={() => void (missing ? startNewest() : startAnew())}
          >
            {t("reload")}
          </Button>
          {!missing && (
            <CopyButton value={detailsOf(error)}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? t("copied") : t("copyDetails")}
                </Button>
              )}
            </CopyButton>
          )}
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {t("close")}
            </Button>
          )}
        </Group>
      }
    />
  );
}
