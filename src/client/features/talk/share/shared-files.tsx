import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SharedFile } from "#base/shared-content.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { extensionOf } from "#domain/file/file-extension.ts";
import classes from "./shared-files.module.css";

interface SharedFilesProps {
  /** With the place of each in what was handed over. */
  readonly files: readonly (SharedFile & { readonly place: number })[];
  readonly onRemove: (place: number) => void;
}

/** The files that came along; each can be left out. */
export function SharedFiles({ files, onRemove }: SharedFilesProps) {
  const { t } = useTranslation("share");
  const formatFileSize = useFileSize();
  return (
    <ul className={classes.files} aria-label={t("files")}>
      {files.map(({ name, size, place }) => (
        <li key={place} className={classes.file}>
          <FileBadge ext={extensionOf(name)} />
          <span className={classes.name}>{name}</span>
          <span className={classes.dim}>{formatFileSize(size)}</span>
          <IconButton
            icon={IconX}
            size="sm"
            label={t("leaveOut", { name })}
            onClick={() => onRemove(place)}
          />
        </li>
      ))}
    </ul>
  );
}
