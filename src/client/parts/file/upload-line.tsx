import { useTranslation } from "react-i18next";
import { percentOf } from "#client/data/uploads/progress.ts";
import { useUpload } from "#client/live/files/use-files.ts";
import { formatFileSize } from "#domain/file/file-size.ts";
import classes from "./upload-line.module.css";

interface UploadLineProps {
  readonly fileId: number;
  /** Bytes. */
  readonly size: number;
}

/** How far a content has come that the server does not have yet: one's own in percent, that of others is on its way. */
export function UploadLine({ fileId, size }: UploadLineProps) {
  const { t } = useTranslation("upload");
  const upload = useUpload(fileId);
  if (upload.state !== "ready" || !upload.value)
    return <span className={classes.line}>{`${t("arriving")} · ${formatFileSize(size)}`}</span>;
  const { state } = upload.value;
  const isOnItsWay = state === "uploading" || state === "checking";
  return (
    <span className={classes.line} data-state={state}>
      {isOnItsWay ? t(`${state}Percent`, { value: percentOf(upload.value) }) : t(`state.${state}`)}
    </span>
  );
}
