import { Button } from "@mantine/core";
import { type Icon, IconDownload, IconFolderSymlink, IconTrash, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { useEscape } from "#client/ui/side-panel/use-escape.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { formatFileSize } from "#domain/file/file-size.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import classes from "./library.module.css";

interface SelectionBarProps {
  readonly items: readonly LibraryItem[];
  /** Left out where nothing of it can be moved, or removed. */
  readonly onMove?: () => void;
  readonly onRemove?: () => void;
  /** Downloads all of it. */
  readonly onPack: () => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** How much is chosen, and what can be done with all of it. */
export function SelectionBar({
  items,
  onMove,
  onRemove,
  onPack,
  onAll,
  onClear,
}: SelectionBarProps) {
  const { t } = useTranslation("library");
  const isPhone = useIsPhone();
  useEscape(onClear);
  const size = items.reduce((sum, item) => sum + item.size, 0);
  return (
    <div className={classes.selection} role="toolbar" aria-label={t("selection")}>
      <output className={classes.count}>{t("selected", { count: items.length })}</output>
      {size > 0 && !isPhone && <span className={classes.dim}>{formatFileSize(size)}</span>}
      <Button size="compact-sm" variant="subtle" onClick={onAll}>
        {t("selectAll")}
      </Button>
      <span className={classes.end}>
        <Act icon={IconDownload} label={t("download")} onClick={onPack} />
        {onMove && <Act icon={IconFolderSymlink} label={t("move")} onClick={onMove} />}
        {onRemove && <Act icon={IconTrash} label={t("remove")} color="red" onClick={onRemove} />}
        <IconButton icon={IconX} label={t("clearSelection")} onClick={onClear} />
      </span>
    </div>
  );
}

interface ActProps {
  readonly icon: Icon;
  readonly label: string;
  readonly color?: "red";
  readonly onClick: () => void;
}

/** A button of the bar; on a phone it gives up its word, so that all of them stand in one line. */
function Act({ icon: Picture, label, color, onClick }: ActProps) {
  const isPhone = useIsPhone();
  if (isPhone) return <IconButton icon={Picture} label={label} onClick={onClick} />;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      {...(color && { color })}
      leftSection={<Picture size="1rem" aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
