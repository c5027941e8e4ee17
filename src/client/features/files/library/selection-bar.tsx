import { Button } from "@mantine/core";
import { IconDownload, IconFolderSymlink, IconTrash, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
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
  const size = items.reduce((sum, item) => sum + item.size, 0);
  return (
    <div className={classes.selection} role="toolbar" aria-label={t("selection")}>
      <output className={classes.count}>{t("selected", { count: items.length })}</output>
      {size > 0 && <span className={classes.dim}>{formatFileSize(size)}</span>}
      <Button size="compact-sm" variant="subtle" onClick={onAll}>
        {t("selectAll")}
      </Button>
      <span className={classes.end}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={onPack}
        >
          {t("download")}
        </Button>
        {onMove && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconFolderSymlink size="1rem" aria-hidden />}
            onClick={onMove}
          >
            {t("move")}
          </Button>
        )}
        {onRemove && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size="1rem" aria-hidden />}
            onClick={onRemove}
          >
            {t("remove")}
          </Button>
        )}
        <IconButton icon={IconX} label={t("clearSelection")} onClick={onClear} />
      </span>
    </div>
  );
}
