import { Button, Group, Loader, Modal, Text } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useTranslation } from "react-i18next";

interface NetworkModalProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says that no server is reached; goes by itself when one is. */
export function NetworkModal({ opened, onClose }: NetworkModalProps) {
  const { t } = useTranslation(["failure", "refusal", "shell"]);
  // A dialog that is born open does not know where the focus was.
  const mounted = useMounted();
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      title={t("noNetwork")}
      closeButtonProps={{ "aria-label": t("shell:close") }}
    >
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
    </Modal>
  );
}
