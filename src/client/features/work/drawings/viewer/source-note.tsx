import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import type { SourceState } from "#client/parts/drawing/use-sheet-source.ts";
import { StoppedUploads } from "#client/parts/file/stopped-uploads.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import classes from "./viewer.module.css";

interface SourceNoteProps {
  readonly state: SourceState["state"];
  readonly fileId: number;
}

/** Why a sheet is empty paper, where it is. */
export function SourceNote({ state, fileId }: SourceNoteProps) {
  const { t } = useTranslation("drawing");
  const file = useFile(fileId);
  if (state === "open") return null;
  const content = file.state === "ready" ? file.value : undefined;
  return (
    <output className={classes.source}>
      {!content?.scan && t(`source.${state}`)}
      {state === "arriving" && content && <UploadLine fileId={fileId} size={content.size} />}
      <StoppedUploads fileIds={[fileId]} />
    </output>
  );
}
