import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLine } from "#client/live/sync/use-line.ts";
import { MenuIcon } from "#client/parts/menu/menu-icon.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import type { MenuItem } from "#domain/menu/menu-item.ts";
import { addressOf } from "#domain/menu/menu-pages.ts";
import { useMarkEntry } from "./use-mark-entry.ts";
import classes from "../form-center.module.css";

interface EntryTileProps {
  readonly item: MenuItem;
  readonly onOpenPage: (address: string) => void;
}

/** An entry of the menu that leads to a page of the app, or outside, with its star. */
export function EntryTile({ item, onOpenPage }: EntryTileProps) {
  const { t } = useTranslation("applications");
  const isOffline = useLine() === "down";
  const { name, link } = item;
  const star = (
    <span className={classes.above}>
      <IconButton size="sm" {...useMarkEntry(item)} />
    </span>
  );
  if (link === "")
    return (
      <article className={classes.tile}>
        <MenuIcon item={item} className={classes.icon ?? ""} />
        <button type="button" className={classes.name} onClick={() => onOpenPage(addressOf(item))}>
          {name}
        </button>
        {star}
      </article>
    );
  return (
    <article className={classes.tile}>
      <MenuIcon item={item} className={classes.icon ?? ""} />
      <a
        className={classes.name}
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("opensOutside", { name })}
      >
        {name}
      </a>
      {isOffline && <Tag tint="neutral">{t("needsNetwork")}</Tag>}
      <IconExternalLink className={classes.outside} size="1rem" stroke={1.5} aria-hidden />
      {star}
    </article>
  );
}
