import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import tip from "#client/ui/tip/tip.module.css";
import classes from "./app-shell.module.css";

const loadMenu = () => import("./person-menu.tsx");
const PersonMenu = late(async () => (await loadMenu()).PersonMenu);

interface PersonButtonProps {
  /** The person's picture. */
  readonly children: ReactNode;
  /** Opens a page of the settings by its name. */
  readonly onOpenPage: (name: string) => void;
}

/** The person at the end of the rail; pressed, it shows what is one's own. */
export function PersonButton({ children, onOpenPage }: PersonButtonProps) {
  const { t } = useTranslation("shell");
  const [wanted, setWanted] = useState(false);
  const button = (
    <UnstyledButton
      className={`${classes.avatar} ${tip.tip}`}
      data-tip={t("account")}
      data-tip-side="right"
      aria-label={t("account")}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      {children}
    </UnstyledButton>
  );
  if (!wanted) return button;
  return (
    <Opening instead={button}>
      <PersonMenu trigger={button} onOpenPage={onOpenPage} />
    </Opening>
  );
}
