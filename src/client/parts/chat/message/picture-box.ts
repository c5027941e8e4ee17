import type { CSSProperties } from "react";
import type { FileBody } from "#domain/message/message.ts";

/** Pixels of the longer side of a picture in a chat (seed 000 §9). */
const PICTURE_MAX = 220;
/** What is very long or very high is cut at its ends, so that it can be seen at all. */
const SHORTER_MIN = 64;

/** How large a picture stands in a chat, known before it has come, so that nothing jumps when it does. */
export function sizeInChat({ width, height }: Pick<FileBody, "width" | "height">): {
  readonly width: number;
  readonly height: number;
} {
  if (width <= 0 || height <= 0) return { width: PICTURE_MAX, height: PICTURE_MAX };
  const scale = Math.min(1, PICTURE_MAX / Math.max(width, height));
  const side = (pixels: number) => Math.max(SHORTER_MIN, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}

/** The same as a style. */
export function pictureBox(body: Pick<FileBody, "width" | "height">): CSSProperties {
  const { width, height } = sizeInChat(body);
  return { "--picture-width": `${width}px`, "--picture-height": `${height}px` } as CSSProperties;
}
