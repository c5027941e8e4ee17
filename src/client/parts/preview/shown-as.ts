import { kindOfFile } from "#domain/file/file-kind.ts";

/** Papers, by what reads them. */
export type ShownPaper = "pdf" | "word" | "sheet" | "slides" | "markdown" | "document" | "text";

/** How a file is shown; "none" = it can only be saved and opened elsewhere. */
export type ShownAs = "image" | "video" | "audio" | "stream" | "none" | ShownPaper;

/** Papers that are read as such. */
const PAPERS = new Map<string, ShownPaper>([
  ["pdf", "pdf"],
  ["docx", "word"],
  ["doc", "word"],
  ["xlsx", "sheet"],
  ["xls", "sheet"],
  ["csv", "sheet"],
  ["pptx", "slides"],
  ["ppt", "slides"],
  ["md", "markdown"],
  ["html", "document"],
]);

/** Endings of what every browser plays; of the others only some do, and they are offered for saving. */
const PLAYED = new Set(["mp4", "webm", "mov", "mp3", "wav", "ogg", "aac", "flac", "m4a", "opus"]);
/** A list of the pieces of a film, which lie beside it. */
const LIST_OF_PIECES = "m3u8";
/** Text that is shown as it was written. */
const PLAIN = new Set(["txt", "text", "json", "log", "xml", "css", "js", "ts"]);
const PLAIN_CODE = new Set([
  "py",
  "java",
  "c",
  "h",
  "cpp",
  "cs",
  "go",
  "rs",
  "sql",
  "sh",
  "yml",
  "yaml",
  "ini",
]);

/** How a file with this ending is shown. */
export function shownAs(ext: string): ShownAs {
  const kind = kindOfFile(ext);
  if (kind === "image") return "image";
  if (ext === LIST_OF_PIECES) return "stream";
  if ((kind === "video" || kind === "audio") && PLAYED.has(ext)) return kind;
  const paper = PAPERS.get(ext);
  if (paper) return paper;
  if (PLAIN.has(ext) || PLAIN_CODE.has(ext)) return "text";
  return "none";
}
