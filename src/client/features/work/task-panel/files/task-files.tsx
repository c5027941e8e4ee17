import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTaskFiles } from "#client/live/files/use-files.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { FileMeasure } from "#client/parts/file/file-measure.tsx";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { openPreview } from "#client/parts/preview/preview-host.tsx";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { File } from "#domain/file/file.ts";
import { isSentAsImage, kindOfFile } from "#domain/file/file-kind.ts";
import type { Task } from "#domain/task/task.ts";
import panel from "../task-panel.module.css";
import { AddFiles } from "./add-files.tsx";
import { FileMenu } from "./file-menu.tsx";
import classes from "./task-files.module.css";
import { TaskPictures } from "./task-pictures.tsx";
import { useAddTaskFiles } from "./use-add-task-files.ts";

interface TaskFilesProps {
  readonly task: Task;
  readonly rights: TaskRights;
}

/** What hangs on a task: its pictures in a line, then its papers. */
export function TaskFiles({ task, rights }: TaskFilesProps) {
  const { t } = useTranslation("task");
  const files = useTaskFiles(task.id);
  const add = useAddTaskFiles(task);
  if (files.state !== "ready" || (files.value.length === 0 && !rights.change)) return null;
  const all = files.value;
  const pictures = all.filter(isSentAsImage);
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
            <AddFiles onPick={add} />
          </span>
        )}
      </div>
      {pictures.length > 0 && (
        <TaskPictures pictures={pictures} mayRemove={rights.change} onOpen={open} />
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
      {/* Its words come when a first file is shown; the panel stays meanwhile. */}
      <Suspense fallback={null}>
        {file.arriveTime > 0 ? (
          <span className={panel.dim}>
            <FileMeasure fileId={file.id} size={file.size} />
          </span>
        ) : (
          <UploadLine fileId={file.id} size={file.size} canPause />
        )}
      </Suspense>
      <FileMenu file={file} mayRemove={mayRemove} />
    </li>
  );
}

function itemOf({ id, name, ext, size }: File) {
  return { fileId: id, name, ext, size, thumb: "" };
}
