import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import type { SourceState } from "#client/parts/drawing/use-sheet-source.ts";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { isHeldBack } from "#domain/file/arrival.ts";
import classes from "./viewer.module.css";

interface SourceNoteProps {
  readonly source: SourceState;
  readonly fileId: number;
}

/** Why a sheet is empty paper, or not as fine as it is, where that is so. */
export function SourceNote({ source: { state, remark }, fileId }: SourceNoteProps) {
  const { t } = useTranslation("drawing");
  const file = useFile(fileId);
  if (state === "open")
    return remark ? <output className={classes.remark}>{t(`remark.${remark}`)}</output> : null;
  const content = file.state === "ready" ? file.value : undefined;
  return (
    <output className={classes.source}>
      {!isHeldBack(content?.scan ?? "") &&
        t(remark === "making" ? "remark.making" : `source.${state}`)}
      {state === "arriving" && content && <UploadLine fileId={fileId} size={content.size} />}
      <StoppedUploads fileIds={[fileId]} />
    </output>
  );
}
