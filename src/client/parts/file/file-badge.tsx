import { type FileKind, kindOfFile } from "#domain/file/file-kind.ts";
import type { Tint } from "#client/ui/tint/tint.ts";
import tints from "#client/ui/tint/tint.module.css";
import classes from "./file-badge.module.css";

const TINTS: Readonly<Record<FileKind, Tint>> = {
  image: "accent",
  video: "accent",
  audio: "accent",
  word: "accent",
  excel: "green",
  ppt: "amber",
  pdf: "red",
  text: "neutral",
  document: "neutral",
  archive: "neutral",
  drawing: "amber",
  design: "amber",
  other: "neutral",
};
/** What stands on it: as many letters as there is room for. */
const LETTERS = 4;
/** Where several endings mean the same. */
const SHORT: Readonly<Record<string, string>> = {
  xlsx: "xls",
  docx: "doc",
  pptx: "ppt",
  jpeg: "jpg",
};

/** What kind of file it is, in letters and colour. */
export function FileBadge({ ext }: { readonly ext: string }) {
  return (
    <span className={`${classes.badge} ${tints[TINTS[kindOfFile(ext)]]}`} aria-hidden>
      {(SHORT[ext] ?? ext).slice(0, LETTERS).toUpperCase()}
    </span>
  );
}
