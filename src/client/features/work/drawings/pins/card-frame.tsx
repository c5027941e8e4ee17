import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useEscape } from "#client/ui/side-panel/use-escape.ts";
import classes from "./card.module.css";

interface CardFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is docked at the end of a sheet, below it on a phone; Escape leaves it, wherever the focus is. */
export function CardFrame({ label, onClose, children }: CardFrameProps) {
  const { t } = useTranslation("drawing");
  useEscape(onClose);
  return (
    <section className={classes.card} aria-label={label}>
      <span className={classes.close}>
        <IconButton icon={IconX} label={t("close")} onClick={onClose} />
      </span>
      {children}
    </section>
  );
}
