import { IconX } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import { fieldShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "./card.module.css";

interface CardFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is docked at the end of a sheet, below it on a phone; Escape leaves it. */
export function CardFrame({ label, onClose, children }: CardFrameProps) {
  const { t } = useTranslation("drawing");
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !isPressed(event, fieldShortcuts.cancel)) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of what is inside bubbles up to here
    <section className={classes.card} aria-label={label} onKeyDown={handleKeyDown}>
      <span className={classes.close}>
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </span>
      {children}
    </section>
  );
}
