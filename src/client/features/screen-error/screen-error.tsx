import { Button, Group } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";

interface ScreenErrorProps {
  readonly error: unknown;
}

/** A screen failed: what was typed is kept, and the person can go on. */
export function ScreenError({ error }: ScreenErrorProps) {
  const { t } = useTranslation("shell");
  const details = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
  return (
    <EmptyState
      page
      icon={IconAlertTriangle}
      title={t("screenFailed")}
      hint={t("screenFailedHint")}
      action={
        <Group justify="center">
          <Button onClick={() => location.reload()}>{t("reload")}</Button>
          <Button variant="default" onClick={() => void navigator.clipboard.writeText(details)}>
            {t("copyDetails")}
          </Button>
        </Group>
      }
    />
  );
}
