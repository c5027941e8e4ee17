import { IconDownload, IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFile, useUpload } from "#client/live/files/use-files.ts";
import { useSaveFile } from "#client/live/files/use-save-file.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { openPreview } from "#client/parts/preview/preview-host.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import classes from "./files.module.css";
import type { FormFile } from "./form-files.ts";

interface FileListProps {
  readonly files: readonly FormFile[];
  /** What can be seen stands there as a picture, else as a line. */
  readonly asPictures: boolean;
  /** Left out where nothing can be taken away. */
  readonly onRemove?: (file: FormFile) => void;
  /** A tile behind the pictures that adds some; left out where none can be. */
  readonly addTile?: { readonly label: string; readonly onAdd: () => void };
}

/** The files of a field, each to be looked at; those that have not arrived say how far they are. */
export function FileList({ files, asPictures, onRemove, addTile }: FileListProps) {
  const items = files.map((file) => ({ ...file, thumb: "" }));
  const open = (fileId: number) => void openPreview({ items, fileId });
  const Entry = asPictures ? Picture : Paper;
  if (files.length === 0 && !addTile) return null;
  return (
    <>
      <ul className={asPictures ? classes.pictures : classes.papers}>
        <Each rows={files} keyOf={({ fileId }) => fileId} as="li">
          {(file) => <Entry file={file} onOpen={open} onRemove={onRemove} />}
        </Each>
        {addTile && (
          <li className={classes.picture}>
            <button type="button" className={classes.addTile} onClick={addTile.onAdd}>
              <IconPlus size="1.25rem" aria-hidden />
              {addTile.label}
            </button>
          </li>
        )}
      </ul>
      <StoppedUploads fileIds={files.map(({ fileId }) => fileId)} />
    </>
  );
}

interface EntryProps {
  readonly file: FormFile;
  readonly onOpen: (fileId: number) => void;
  readonly onRemove: FileListProps["onRemove"];
}

function Picture({ file, onOpen, onRemove }: EntryProps) {
  const { t } = useTranslation("form-fill");
  const { fileId, name, ext } = file;
  return (
    <li className={classes.picture}>
      <button
        type="button"
        className={classes.look}
        aria-label={t("openFile", { name })}
        onClick={() => onOpen(fileId)}
      >
        <FilePicture fileId={fileId} ext={ext} thumb="" />
      </button>
      <Arriving file={file} />
      {onRemove && (
        <span className={classes.remove}>
          <IconButton
            icon={IconTrash}
            size="sm"
            label={t("removeFile", { name })}
            onClick={() => onRemove(file)}
          />
        </span>
      )}
    </li>
  );
}

function Paper({ file, onOpen, onRemove }: EntryProps) {
  const { t } = useTranslation("form-fill");
  const formatFileSize = useFileSize();
  const save = useSaveFile();
  const { fileId, name, ext, size } = file;
  return (
    <li className={classes.paper}>
      <button type="button" className={classes.open} onClick={() => onOpen(fileId)}>
        <FileBadge ext={ext} />
        <span className={classes.name}>{name}</span>
      </button>
      <Arriving file={file}>{size > 0 && formatFileSize(size)}</Arriving>
      <IconButton
        icon={IconDownload}
        size="sm"
        label={t("downloadFile", { name })}
        // A download of a form that fails says nothing (seed 000 §8).
        onClick={() => void save(fileId, name)}
      />
      {onRemove && (
        <IconButton
          icon={IconTrash}
          size="sm"
          label={t("removeFile", { name })}
          onClick={() => onRemove(file)}
        />
      )}
    </li>
  );
}

/** How far a file is whose bytes the server does not have; one of which nothing is known here lies with it. */
function Arriving({
  file,
  children,
}: {
  readonly file: FormFile;
  readonly children?: React.ReactNode;
}) {
  const { fileId, size } = file;
  const row = useFile(fileId);
  const upload = useUpload(fileId);
  const isOwn = upload.state === "ready" && upload.value && upload.value.state !== "success";
  const isOnItsWay = row.state === "ready" && row.value?.arriveTime === 0;
  return (
    <span className={classes.facts}>
      {isOwn || isOnItsWay ? <UploadLine fileId={fileId} size={size} /> : children}
    </span>
  );
}
