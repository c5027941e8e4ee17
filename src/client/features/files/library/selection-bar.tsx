import { Button } from "@mantine/core";
import {
  type Icon,
  IconCloudDown,
  IconCopy,
  IconDownload,
  IconFolderSymlink,
  IconStar,
  IconTrash,
  IconX,
} from "@tabler/icons-react";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useEscape } from "#client/ui/side-panel/use-escape.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { useIsNarrow } from "./list/is-narrow.ts";
import { useWordsFit } from "./use-words-fit.ts";
import classes from "./library.module.css";

interface SelectionBarProps {
  readonly items: readonly LibraryItem[];
  /** Left out where nothing of it can be moved, or removed. */
  readonly onMove?: () => void;
  readonly onRemove?: () => void;
  readonly onCopy: () => void;
  /** Makes all of it favourites; keeps all of it on this device. */
  readonly onMark: () => void;
  readonly onKeep: () => void;
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
  onCopy,
  onMark,
  onKeep,
  onPack,
  onAll,
  onClear,
}: SelectionBarProps) {
  const { t } = useTranslation("library");
  const formatFileSize = useFileSize();
  const { ref, width } = useElementSize();
  const hasNoRoom = useIsNarrow(width);
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = !useWordsFit(bar) || hasNoRoom;
  const both = useMergedRef(ref, bar);
  useEscape(onClear);
  const isPhone = useIsPhone();
  const others = [
    { key: "mark", icon: IconStar, label: t("mark"), onClick: onMark },
    { key: "keep", icon: IconCloudDown, label: t("keepOffline"), onClick: onKeep },
    { key: "copy", icon: IconCopy, label: t("copy"), onClick: onCopy },
    ...(onMove
      ? [{ key: "move", icon: IconFolderSymlink, label: t("move"), onClick: onMove }]
      : []),
  ];
  const size = items.reduce((sum, item) => sum + item.size, 0);
  return (
    <div ref={both} className={classes.selection} role="toolbar" aria-label={t("selection")}>
      <output className={classes.count}>{t("selected", { count: items.length })}</output>
      {size > 0 && !isNarrow && <span className={classes.dim}>{formatFileSize(size)}</span>}
      <Button size="compact-sm" variant="subtle" onClick={onAll}>
        {t("selectAll")}
      </Button>
      <span className={classes.end}>
        <Act isNarrow={isNarrow} icon={IconDownload} label={t("download")} onClick={onPack} />
        {!isPhone &&
          others.map(({ key, ...act }) => <Act key={key} isNarrow={isNarrow} {...act} />)}
        {onRemove && (
          <Act
            isNarrow={isNarrow}
            icon={IconTrash}
            label={t("remove")}
            color="red"
            onClick={onRemove}
          />
        )}
        {isPhone && <ActionMenu label={t("moreForSelected")} items={others} />}
        <IconButton icon={IconX} label={t("clearSelection")} onClick={onClear} />
      </span>
    </div>
  );
}

interface ActProps {
  /** Whether there is no room for its word. */
  readonly isNarrow: boolean;
  readonly icon: Icon;
  readonly label: string;
  readonly color?: "red";
  readonly onClick: () => void;
}

/** A button of the bar; where it is narrow it gives up its word, so that all of them stand in one line. */
function Act({ isNarrow, icon: Picture, label, color, onClick }: ActProps) {
  if (isNarrow) return <IconButton icon={Picture} label={label} onClick={onClick} />;
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
