import { UnstyledButton } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import tip from "#client/ui/tip/tip.module.css";
import { Layers } from "#client/ui/menu/layers.tsx";
import { CountBadge } from "#client/ui/count-badge/count-badge.tsx";
import { useShortcutTip } from "#client/parts/keyboard/use-shortcut-tip.ts";
import { searchShortcuts } from "#client/parts/search/search-shortcuts.ts";
import classes from "./app-shell.module.css";
import { MorePlaces } from "./more-places.tsx";
import { PersonButton } from "./person-button.tsx";
import type { ShellPlace } from "./shell-place.ts";

interface AppShellProps {
  readonly places: readonly ShellPlace[];
  /** Key of the open place. */
  readonly current: string;
  /** Picture of the company as `data:` address; "" = the app's own stands at the top. */
  readonly logo: string;
  readonly statusChip: ReactNode;
  readonly avatar: ReactNode;
  /** Opens a page of the settings by its name. */
  readonly onOpenPage: (name: string) => void;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/** Places that a phone has room for; the others stand behind a button. */
const AT_HAND = 4;

/** The frame around every screen: where one can go, how things stand, and the open screen. */
export function AppShell({
  places,
  current,
  logo,
  statusChip,
  avatar,
  onOpenPage,
  onSearch,
  children,
}: AppShellProps) {
  const { t } = useTranslation("shell");
  const searchTip = useShortcutTip(searchShortcuts.search, t("search"));
  const isPhone = useIsPhone();
  const atHand = isPhone ? places.slice(0, AT_HAND) : places;
  const main = useRef<HTMLElement>(null);
  const handleSkip = (event: MouseEvent) => {
    // The address stays as it is: a hash would become a place to go back to.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip} onClick={handleSkip}>
        {t("skipToContent")}
      </a>
      <nav className={classes.rail} aria-label={t("places")}>
        <img src={logo || "/icon.svg"} alt="" className={classes.mark} />
        {!isPhone && (
          <UnstyledButton
            {...searchTip}
            className={`${classes.place} ${tip.tip}`}
            data-tip-side="right"
            onClick={onSearch}
          >
            <IconSearch size="1.25rem" stroke={1.7} aria-hidden />
            <span className={classes.label}>{t("search")}</span>
          </UnstyledButton>
        )}
        {atHand.map((place) => (
          <PlaceLink key={place.key} place={place} isCurrent={place.key === current} />
        ))}
        {isPhone && (
          <MorePlaces places={places.slice(AT_HAND)} current={current} onSearch={onSearch} />
        )}
        <PersonButton onOpenPage={onOpenPage}>{avatar}</PersonButton>
      </nav>
      <header className={classes.status}>{statusChip}</header>
      <main id="content" ref={main} tabIndex={-1} className={classes.main}>
        {children}
        <Layers />
      </main>
    </div>
  );
}

interface PlaceLinkProps {
  readonly place: ShellPlace;
  readonly isCurrent: boolean;
}

function PlaceLink({ place, isCurrent }: PlaceLinkProps) {
  const { label, icon: Picture, to, badge, shortcut, apart } = place;
  const keyTip = useShortcutTip(shortcut, label);
  return (
    <Link
      to={to}
      {...keyTip}
      className={`${classes.place} ${tip.tip}`}
      data-tip-side="right"
      aria-current={isCurrent ? "page" : undefined}
      data-current={isCurrent}
      data-apart={apart}
    >
      <Picture size="1.25rem" stroke={1.7} aria-hidden />
      <span className={classes.label}>{label}</span>
      <span className={classes.badge}>
        <CountBadge count={badge} tone="red" />
      </span>
    </Link>
  );
}
