import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { isForwardable } from "#domain/message/forward/forwarded.ts";
import type { Message } from "#domain/message/message.ts";
import { previewOf } from "#domain/message/preview.ts";

interface SelectBoxProps {
  readonly message: Message;
  readonly checked: boolean;
  readonly onToggle: (message: Message) => void;
}

/** Chooses a message among others; what lives where it stands cannot be chosen. */
export function SelectBox({ message, checked, onToggle }: SelectBoxProps) {
  const { t } = useTranslation(["message", "chat"]);
  return (
    <Checkbox
      aria-label={t("selectMessage", { words: previewOf(message) })}
      checked={checked}
      disabled={!isForwardable(message)}
      onChange={() => onToggle(message)}
    />
  );
}
