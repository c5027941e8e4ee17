import { Button, Group, Loader, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";

interface NetworkModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says that no server is reached; goes by itself when one is. */
export function NetworkModal({ opened, onClose }: NetworkModalProps) {
  const { t } = useTranslation(["failure", "refusal", "shell"]);
  return (
    <Dialog opened={opened} onClose={onClose} title={t("noNetwork")}>
      <Text>{t("refusal:networkException")}</Text>
      <Text c="dimmed" size="sm" mt="xs">
        {t("noNetworkHint")}
      </Text>
      <Group justify="space-between" mt="lg">
        <Group gap="xs">
          <Loader size="xs" aria-hidden />
          <Text c="dimmed" size="sm">
            {t("tryingAgain")}
          </Text>
        </Group>
        <Button data-autofocus onClick={onClose}>
          {t("workOffline")}
        </Button>
      </Group>
    </Dialog>
  );
}
