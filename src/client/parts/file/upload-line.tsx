import { useTranslation } from "react-i18next";
import { percentOf } from "#client/data/uploads/progress.ts";
import { useFile, useUpload } from "#client/live/files/use-files.ts";
import { useFileSize } from "#client/parts/file/use-file-size.ts";
import { UploadSwitch } from "./upload-switch.tsx";
import classes from "./upload-line.module.css";

interface UploadLineProps {
  readonly fileId: number;
  /** Bytes. */
  readonly size: number;
}

/**
 * How far a content has come that nobody else can open yet: one's own in percent, to be paused there, that of others is on its way, and one that a
 * scanner for viruses holds back says so.
 */
export function UploadLine({ fileId, size }: UploadLineProps) {
  const { t } = useTranslation("upload");
  const formatFileSize = useFileSize();
  const upload = useUpload(fileId);
  const file = useFile(fileId);
  const scan = file.state === "ready" ? (file.value?.scan ?? "") : "";
  const own = upload.state === "ready" ? upload.value : undefined;
  if (scan !== "" && (!own || own.state === "success")) {
    return (
      <span
        className={classes.line}
        data-state={scan === "infected" || scan === "tooLarge" ? "error" : "checking"}
      >
        {t(`scan.${scan}`)}
      </span>
    );
  }
  if (!own)
    return <span className={classes.line}>{`${t("arriving")} · ${formatFileSize(size)}`}</span>;
  const { state } = own;
  const isOnItsWay = state === "uploading" || state === "checking";
  return (
    <span className={classes.own}>
      <span className={classes.line} data-state={state}>
        {isOnItsWay ? t(`${state}Percent`, { value: percentOf(own) }) : t(`state.${state}`)}
      </span>
      {state !== "error" && <UploadSwitch upload={own} size="sm" />}
    </span>
  );
}
