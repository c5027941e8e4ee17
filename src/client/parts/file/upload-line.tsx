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
  /** One's own can be paused there; where it stands in a button of its own, that cannot be. */
  readonly canPause?: boolean;
}

/**
 * How far a content has come that nobody else can open yet: one's own in percent, that of others is on its way, and one that a
 * scanner for viruses holds back says so.
 */
export function UploadLine({ fileId, size, canPause = false }: UploadLineProps) {
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
  const words = (
    <span className={classes.line} data-state={state}>
      {isOnItsWay ? t(`${state}Percent`, { value: percentOf(own) }) : t(`state.${state}`)}
    </span>
  );
  if (!canPause || state === "error") return words;
  return (
    <span className={classes.own}>
      {words}
      <UploadSwitch upload={own} size="sm" />
    </span>
  );
}
