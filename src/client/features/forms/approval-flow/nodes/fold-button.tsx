import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";

interface FoldButtonProps {
  readonly name: string;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** Folds a part of the flow to a line, or shows all of it again. */
export function FoldButton({ name, isFolded, onToggle }: FoldButtonProps) {
  const { t } = useTranslation("approval-flow");
  return (
    <IconButton
      icon={isFolded ? IconChevronRight : IconChevronDown}
      label={t("fold.details", { name })}
      aria-expanded={!isFolded}
      onClick={onToggle}
    />
  );
}
