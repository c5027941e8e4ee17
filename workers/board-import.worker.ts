import { expose } from "comlink";

import { failure } from "#base/result.ts";
import { decodeBoardFile } from "#client/data/imports/decode-board-file.ts";
import type { ImportWords } from "#domain/import/board-import.ts";
import { refuseFileSize } from "#domain/import/parse-import-json.ts";
import { readBoard } from "#domain/import/read-board.ts";

/** What the page calls through comlink; it stops a reading by ending the worker. */
export type BoardImportDoor = { read: typeof read };

function read(file: ArrayBuffer, words: ImportWords): ReturnType<typeof readBoard> {
  const tooLarge = refuseFileSize(file.byteLength);
  if (tooLarge) return failure(tooLarge);
  const text = decodeBoardFile(file);
  return text.ok ? readBoard(text.value, words) : text;
}

expose({ read } satisfies BoardImportDoor);
