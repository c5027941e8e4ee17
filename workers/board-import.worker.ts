import { expose } from "comlink";

import { failure } from "#base/result.ts";
import type { ImportWords } from "#domain/import/board-import.ts";
import { importRefusal } from "#domain/import/import-refusal.ts";
import { refuseFileSize } from "#domain/import/parse-import-json.ts";
import { readBoard } from "#domain/import/read-board.ts";

/** What the page calls through comlink; it stops a reading by ending the worker. */
export type BoardImportDoor = { read: typeof read };

function read(file: ArrayBuffer | string, words: ImportWords): ReturnType<typeof readBoard> {
  const tooLarge = typeof file === "string" ? null : refuseFileSize(file.byteLength);
  if (tooLarge) return failure(tooLarge);
  const text = typeof file === "string" ? file : decode(file);
  return text === null ? failure(importRefusal("import/not-text")) : readBoard(text, words);
}

function decode(file: ArrayBuffer): string | null {
  try {
    // As a stream, a character cut off at the very end counts as a truncated file, not as a wrong encoding.
    return new TextDecoder("utf-8", { fatal: true }).decode(file, { stream: true });
  } catch {
    return null;
  }
}

expose({ read } satisfies BoardImportDoor);
