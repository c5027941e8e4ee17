import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../dialog/dialog.tsx";

export interface ConfirmQuestion {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** "Cancel" unless said. */
  readonly cancelLabel?: string;
  /** It takes something away. */
  readonly danger?: boolean;
}

interface ConfirmModalProps {
  readonly question: ConfirmQuestion;
  readonly opened: boolean;
  readonly onAnswer: (sure: boolean) => void;
}

export function ConfirmModal({ question, opened, onAnswer }: ConfirmModalProps) {
  const { t } = useTranslation("shell");
  const { title, message, confirmLabel, cancelLabel, danger } = question;
  return (
    <Dialog opened={opened} onClose={() => onAnswer(false)} title={title}>
      <Text>{message}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        {/* What takes something away must not happen by a stray Enter. */}
        <Button
          variant="default"
          data-autofocus={danger || undefined}
          onClick={() => onAnswer(false)}
        >
          {cancelLabel ?? t("cancel")}
        </Button>
        <Button
          color={danger ? "red" : undefined}
          data-autofocus={danger ? undefined : true}
          onClick={() => onAnswer(true)}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
