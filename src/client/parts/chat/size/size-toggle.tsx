import { ActionIcon } from "@mantine/core";
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

interface SizeToggleProps {
  readonly isLarge: boolean;
  readonly onToggle: () => void;
}

/** Gives the field of a message all of the chat, for words that are longer, or takes it back. */
export function SizeToggle({ isLarge, onToggle }: SizeToggleProps) {
  const { t } = useTranslation("chat");
  const Mark = isLarge ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t("largeField")}
      aria-pressed={isLarge}
      onClick={onToggle}
    >
      <Mark size="1rem" aria-hidden />
    </ActionIcon>
  );
}
