import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFile } from "#client/live/files/use-files.ts";
import { FileBadge } from "#client/parts/file/file-badge.tsx";
import { FileMeasure } from "#client/parts/file/file-measure.tsx";
import { UploadLine } from "#client/parts/file/upload-line.tsx";
import { UploadProblem } from "#client/parts/file/upload-problem.tsx";
import { kindOfFile } from "#domain/file/file-kind.ts";
import type { FileBody, Message } from "#domain/message/message.ts";
import { VoiceMessage } from "../voice/voice-message.tsx";
import { MessageText } from "../message-text.tsx";
import classes from "./file-message.module.css";
import { pictureBox } from "./picture-box.ts";
import { PictureButton } from "./picture-button.tsx";
import { useOpenFile } from "./use-open-file.ts";

interface FileMessageProps {
  readonly message: Message;
  readonly body: FileBody;
}

/** A file as it stands in a chat: a picture as such, anything else by name and size; with what was said to it. */
export function FileMessage({ message, body }: FileMessageProps) {
  const { t } = useTranslation("chat");
  const file = useFile(body.fileId);
  const open = useOpenFile(message.dialogId);
  const isGone = file.state === "ready" && !file.value;
  if (isGone) return <em className={classes.gone}>{t("fileGone")}</em>;
  const hasArrived = file.state !== "ready" || (file.value?.arriveTime ?? 0) > 0;
  const label = t("openFile", { name: body.name });
  const state = !hasArrived && <UploadLine fileId={body.fileId} size={body.size} />;
  const problem = !hasArrived && <UploadProblem fileId={body.fileId} />;
  if (body.type === "record") {
    return (
      <>
        <VoiceMessage message={message} body={body}>
          {state}
        </VoiceMessage>
        {problem}
        {body.text !== "" && <MessageText msg={{ type: "text", text: body.text }} />}
      </>
    );
  }
  return (
    <>
      {isSeen(body) ? (
        <PictureButton style={pictureBox(body)} {...{ body, label, state }} onOpen={open} />
      ) : (
        <button type="button" className={classes.card} onClick={() => open(body)}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <FileBadge ext={body.ext} />
          <span className={classes.facts}>
            <span className={classes.name} aria-hidden>
              {body.name}
            </span>
            {state || (
              <span className={classes.size}>
                <FileMeasure fileId={body.fileId} size={body.size} />
              </span>
            )}
          </span>
        </button>
      )}
      {problem}
      {body.text !== "" && <MessageText msg={{ type: "text", text: body.text }} />}
    </>
  );
}

/** A film is seen where its poster came with it. */
function isSeen({ type, ext, thumb }: FileBody): boolean {
  return type === "img" || (kindOfFile(ext) === "video" && thumb !== "");
}
