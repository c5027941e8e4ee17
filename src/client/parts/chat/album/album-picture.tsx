import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { UploadProblem } from "#client/parts/file/upload-problem.tsx";
import { fileBodyOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import { PictureButton } from "../message/picture-button.tsx";
import { useOpenFile } from "../message/use-open-file.ts";
import classes from "./album.module.css";

const whole = { "--picture-width": "100%", "--picture-height": "100%" } as CSSProperties;

/** A picture that fills its place among others. */
export function AlbumPicture({ message }: { readonly message: Message }) {
  const { t } = useTranslation("chat");
  const body = fileBodyOf(message);
  const file = useFile(body?.fileId ?? 0);
  const open = useOpenFile(message.dialogId);
  if (!body || (file.state === "ready" && !file.value)) {
    return <em className={classes.gone}>{t("fileGone")}</em>;
  }
  const hasArrived = file.state !== "ready" || (file.value?.arriveTime ?? 0) > 0;
  return (
    <>
      <PictureButton
        style={whole}
        body={body}
        label={t("openFile", { name: body.name })}
        state={!hasArrived && <UploadLine fileId={body.fileId} size={body.size} />}
        onOpen={open}
      />
      {!hasArrived && (
        <span className={classes.problem}>
          <UploadProblem fileId={body.fileId} />
        </span>
      )}
    </>
  );
}
