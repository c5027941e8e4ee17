import { UnstyledButton } from "@mantine/core";
import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CountBadge } from "#client/ui/count-badge/count-badge.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import classes from "./app-shell.module.css";
import type { ShellPlace } from "./shell-place.ts";

const loadMenu = () => import("#client/ui/menu/menu.tsx");
const ActionMenu = late(async () => (await loadMenu()).ActionMenu);

interface MorePlacesProps {
  readonly places: readonly ShellPlace[];
  readonly current: string;
  readonly onSearch: () => void;
}

/** At the end of a phone's bar: the search, and the places that the bar has no room for. */
export function MorePlaces({ places, current, onSearch }: MorePlacesProps) {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const waiting = places.reduce((sum, { badge }) => sum + badge, 0);
  const button = (
    <UnstyledButton
      className={classes.place}
      data-current={places.some(({ key }) => key === current)}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      <IconMenu2 size="1.25rem" stroke={1.7} aria-hidden />
      <span className={classes.label}>{t("more")}</span>
      <span className={classes.badge}>
        <CountBadge count={waiting} tone="red" />
      </span>
    </UnstyledButton>
  );
  if (!wanted) return button;
  const items = [
    { key: "search", label: t("search"), icon: IconSearch, onClick: onSearch },
    ...places.map(({ key, label, icon, badge, to }) => ({
      key,
      label,
      icon,
      count: badge,
      onClick: () => void navigate({ to }),
    })),
  ];
  return (
    <Opening instead={button}>
      <ActionMenu label={t("more")} trigger={button} items={items} defaultOpened />
    </Opening>
  );
}
