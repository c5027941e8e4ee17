import { extensionOf } from "./file-extension.ts";
import type { File } from "./file.ts";

/** Endings by what is behind them (seed 001 §9): the shared list and that of the detail view, together. */
const endings = {
  image: ["gif", "jpg", "jpeg", "png", "bmp", "webp", "ico", "avif", "heic", "heif"],
  video: ["mp4", "m3u8", "rmvb", "avi", "swf", "3gp", "mkv", "flv", "m2v", "wmv", "mov", "webm"],
  audio: ["mp3", "wav", "wma", "ogg", "aac", "flac", "m4a", "opus", "weba"],
  word: ["doc", "docx"],
  excel: ["xls", "xlsx", "csv"],
  ppt: ["ppt", "pptx"],
  pdf: ["pdf"],
  text: ["txt", "text", "md"],
  document: ["pages", "epub", "numbers", "keynote"],
  archive: ["rar", "zip", "7z", "tar", "iso", "dmg", "gz"],
  drawing: ["dwg", "dxf", "dwf", "ifc", "rvt", "skp"],
  design: ["psd", "tif", "tiff", "svg"],
} as const satisfies Record<string, readonly string[]>;

/** What is behind a file, by which it is drawn, looked for and opened; "other" = nobody knows. */
export type FileKind = keyof typeof endings | "other";

const kinds = new Map<string, FileKind>(
  Object.entries(endings).flatMap(([kind, all]) =>
    all.map((ending): [string, FileKind] => [ending, kind as FileKind]),
  ),
);

/** The kind of a file by what its name ends in. */
export function kindOfFile(ext: string): FileKind {
  return kinds.get(ext) ?? "other";
}

/** Whether a file counts as a picture: it is called one, and its content, as far as it has been looked at, is one. */
export function isPictureFile({ ext, sniffed }: Pick<File, "ext" | "sniffed">): boolean {
  return kindOfFile(ext) === "image" && sniffed !== "other";
}

/** Pictures that are shown in a message as such; all others are files. */
const SENT_AS_IMAGE = new Set(["jpg", "jpeg", "webp", "png", "gif"]);

/** Pictures of cameras that not every browser can draw. */
const DRAWN_BY_SOME = new Set(["heic", "heif"]);

/** Pictures that go as they were picked: what moves, and what only some browsers decode. */
const SENT_AS_PICKED = new Set([...DRAWN_BY_SOME, "gif", "avif"]);

/** Whether a picture of this name can be sent smaller than it was picked. */
export function mayBeMadeSmaller(name: string): boolean {
  const ext = extensionOf(name);
  return kindOfFile(ext) === "image" && !SENT_AS_PICKED.has(ext);
}

/** Whether it is a picture that every browser draws from its own content. */
export function isDrawnEverywhere(ext: string): boolean {
  return kindOfFile(ext) === "image" && !DRAWN_BY_SOME.has(ext);
}

/** Whether a file that is sent becomes a picture in the chat: everybody can see it, or the smaller ones that came with its size. */
export function isSentAsImage({
  ext,
  width,
  sniffed = "",
}: Pick<File, "ext" | "width"> & Partial<Pick<File, "sniffed">>): boolean {
  if (!isPictureFile({ ext, sniffed })) return false;
  return SENT_AS_IMAGE.has(ext) || (DRAWN_BY_SOME.has(ext) && width > 0);
}
