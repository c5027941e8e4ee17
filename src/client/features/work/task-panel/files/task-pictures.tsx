import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { File } from "#domain/file/file.ts";
import { FileMenu } from "./file-menu.tsx";
import classes from "./task-files.module.css";

/** Pictures of the one line; the last of them says how many more there are. */
const PICTURES_SHOWN = 4;

interface TaskPicturesProps {
  readonly pictures: readonly File[];
  readonly mayRemove: boolean;
  readonly onOpen: (fileId: number) => void;
}

/** The pictures of a task in one line, or all of them where somebody wants to see them. */
export function TaskPictures({ pictures, mayRemove, onOpen }: TaskPicturesProps) {
  const { t } = useTranslation("task");
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? pictures : pictures.slice(0, PICTURES_SHOWN);
  const more = pictures.length - shown.length;
  return (
    <>
      <div className={classes.pictures}>
        <Each rows={shown} keyOf={({ id }) => id}>
          {(file) => (
            <div className={classes.tile}>
              <button
                type="button"
                className={classes.picture}
                aria-label={t("openFile", { name: file.name })}
                onClick={() => onOpen(file.id)}
              >
                <FilePicture fileId={file.id} ext={file.ext} thumb="" />
                {file === shown.at(-1) && more > 0 && (
                  <span className={classes.more}>{t("moreFiles", { count: more + 1 })}</span>
                )}
              </button>
              <span className={classes.menu}>
                <FileMenu file={file} mayRemove={mayRemove} />
              </span>
            </div>
          )}
        </Each>
      </div>
      {more > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          onClick={() => setShowsAll(true)}
        >
          {t("showAllPictures")}
        </Button>
      )}
    </>
  );
}
