import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";

interface StepButtonProps {
  readonly by: 1 | -1;
  readonly onStep: (by: 1 | -1) => void;
}

/** To the file before or behind. */
export function StepButton({ by, onStep }: StepButtonProps) {
  const { t } = useTranslation("preview");
  return (
    <IconButton
      icon={by === 1 ? IconChevronRight : IconChevronLeft}
      label={t(by === 1 ? "next" : "previous")}
      data-tip-side={by === 1 ? "left" : "right"}
      onClick={() => onStep(by)}
    />
  );
}
