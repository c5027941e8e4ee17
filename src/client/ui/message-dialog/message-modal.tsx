import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../dialog/dialog.tsx";
import type { Message } from "./messages.ts";

interface MessageModalProps {
  readonly message: Message;
  readonly opened: boolean;
  readonly onRead: () => void;
}

export function MessageModal({ message: { title, text }, opened, onRead }: MessageModalProps) {
  const { t } = useTranslation("shell");
  return (
    <Dialog opened={opened} onClose={onRead} title={title}>
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onRead}>
          {t("understood")}
        </Button>
      </Group>
    </Dialog>
  );
}
