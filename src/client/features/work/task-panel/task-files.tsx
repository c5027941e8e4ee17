import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSaveFile } from "#client/live/files/use-save-file.ts";
import { useTaskFiles } from "#client/live/files/use-files.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { openPreview } from "#client/parts/preview/preview-host.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import type { File } from "#domain/file/file.ts";
import { isSentAsImage, kindOfFile } from "#domain/file/file-kind.ts";
import { formatFileSize } from "#domain/file/file-size.ts";
import type { Task } from "#domain/task/task.ts";
import { AddTaskFiles } from "./add-task-files.tsx";
import classes from "./task-files.module.css";
import panel from "./task-panel.module.css";
import type { TaskRights } from "#client/parts/task/task-rights.ts";

/** Pictures of the one line; the last of them says how many more there are. */
const PICTURES_SHOWN = 4;

interface TaskFilesProps {
  readonly task: Task;
  readonly rights: TaskRights;
}

/** What hangs on a task: its pictures in a line, then its papers. */
export function TaskFiles({ task, rights }: TaskFilesProps) {
  const { t } = useTranslation("task");
  const files = useTaskFiles(task.id);
  if (files.state !== "ready" || (files.value.length === 0 && !rights.change)) return null;
  const all = files.value;
  const pictures = all.filter(isSentAsImage);
  const shown = pictures.slice(0, PICTURES_SHOWN);
  const papers = all.filter((file) => !isSentAsImage(file));
  const open = (fileId: number) => {
    const items = [...pictures, ...papers].map(itemOf);
    void openPreview({ items, fileId });
  };
  return (
    <section className={panel.section} aria-labelledby="task-files">
      <div className={panel.sectionHead}>
        <h2 id="task-files">{t("files")}</h2>
        {all.length > 0 && <span className={panel.dim}>{all.length}</span>}
        {rights.change && (
          <span className={panel.end}>
            <AddTaskFiles task={task} />
          </span>
        )}
      </div>
      {pictures.length > 0 && (
        <div className={classes.pictures}>
          <Each rows={shown} keyOf={({ id }) => id}>
            {(file) => (
              <button
                type="button"
                className={classes.picture}
                aria-label={t("openFile", { name: file.name })}
                onClick={() => open(file.id)}
              >
                <FilePicture fileId={file.id} ext={file.ext} thumb="" />
                {file === shown.at(-1) && pictures.length > shown.length && (
                  <span className={classes.more}>
                    {t("moreFiles", { count: pictures.length - shown.length + 1 })}
                  </span>
                )}
              </button>
            )}
          </Each>
        </div>
      )}
      <StoppedUploads fileIds={all.map(({ id }) => id)} />
      {papers.length > 0 && (
        <ul className={classes.papers}>
          <Each rows={papers} keyOf={({ id }) => id} as="li">
            {(file) => <PaperRow file={file} mayRemove={rights.change} onOpen={open} />}
          </Each>
        </ul>
      )}
    </section>
  );
}

interface PaperRowProps {
  readonly file: File;
  readonly mayRemove: boolean;
  readonly onOpen: (fileId: number) => void;
}

function PaperRow({ file, mayRemove, onOpen }: PaperRowProps) {
  const { t } = useTranslation("task");
  const { userId } = useData();
  const run = useRun();
  const save = useSaveFile();
  const remove = async () => {
    const sure = await confirm({
      title: t("deleteFileTitle"),
      message: t("deleteFileMessage", { name: file.name }),
      confirmLabel: t("delete"),
      danger: true,
    });
    if (sure) await run("task.removeFile", { fileId: file.id });
  };
  return (
    <li className={classes.paper}>
      <button type="button" className={classes.open} onClick={() => onOpen(file.id)}>
        {kindOfFile(file.ext) === "video" && file.width > 0 ? (
          <span className={classes.poster}>
            <FilePicture fileId={file.id} ext={file.ext} thumb="" />
          </span>
        ) : (
          <FileBadge ext={file.ext} />
        )}
        <span className={classes.name}>{file.name}</span>
      </button>
      {file.arriveTime > 0 ? (
        <span className={panel.dim}>{formatFileSize(file.size)}</span>
      ) : (
        <UploadLine fileId={file.id} size={file.size} />
      )}
      <ActionMenu
        label={t("fileActions", { name: file.name })}
        size="sm"
        items={[
          {
            key: "download",
            label: t("downloadFile"),
            icon: IconDownload,
            onClick: () => void save(file.id, file.name),
          },
          ...(mayRemove || file.userId === userId
            ? [
                {
                  key: "delete",
                  label: t("delete"),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => void remove(),
                },
              ]
            : []),
        ]}
      />
    </li>
  );
}

function itemOf({ id, name, ext, size }: File) {
  return { fileId: id, name, ext, size, thumb: "" };
}
