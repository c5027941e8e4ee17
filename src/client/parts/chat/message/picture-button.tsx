import { VisuallyHidden } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";
import { FilePicture } from "#client/parts/file/file-picture.tsx";
import type { FileBody } from "#domain/message/message.ts";
import classes from "./file-message.module.css";

interface PictureButtonProps {
  readonly body: FileBody;
  readonly label: string;
  /** How large it stands. */
  readonly style: CSSProperties;
  /** How far its content has come. */
  readonly state: ReactNode;
  readonly onOpen: (body: FileBody) => void;
}

/** A picture in a chat, which opens as large as the screen. */
export function PictureButton({ body, label, style, state, onOpen }: PictureButtonProps) {
  return (
    <button type="button" className={classes.picture} style={style} onClick={() => onOpen(body)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <FilePicture {...body} />
      {state && <span className={classes.over}>{state}</span>}
    </button>
  );
}
