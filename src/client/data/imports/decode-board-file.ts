import { failure, type Result, success } from "#base/result.ts";
import { importRefusal, type ImportRefusal } from "#domain/import/import-refusal.ts";
import { isBoardTable } from "#domain/import/read-board.ts";

/** Bytes in which an XML file says how it is written. */
const HEAD_SIZE = 200;
const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const MARKS: readonly [encoding: string, ...begin: number[]][] = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];
/** As spreadsheets write tables in China, and in Europe. */
const OLD_ENCODINGS = ["gb18030", "windows-1252"];

/** The text of a board's file: by its mark, by what it says of itself, as UTF-8, or a table as spreadsheets write it. */
export function decodeBoardFile(file: ArrayBuffer): Result<string, ImportRefusal> {
  const bytes = new Uint8Array(file);
  const marked = MARKS.find(([, ...begin]) => begin.every((byte, at) => bytes[at] === byte));
  const declared = marked?.[0] ?? declaredIn(bytes);
  if (declared !== undefined) {
    const text = decode(file, declared);
    return text === undefined
      ? failure(importRefusal("import/wrong-encoding", { encoding: declared }))
      : success(text);
  }
  const text = decode(file, "utf-8") ?? oldTable(file);
  return text === undefined ? failure(importRefusal("import/not-text")) : success(text);
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD_SIZE));
  return DECLARED.exec(head.replace("ï»¿", ""))?.[1]?.toLowerCase();
}

/** Undefined where it is not written like that, or nobody knows how. */
function decode(file: ArrayBuffer, encoding: string): string | undefined {
  try {
    // As a stream, a character cut off at the very end counts as a truncated file, not as a wrong encoding.
    return new TextDecoder(encoding, { fatal: true }).decode(file, { stream: true });
  } catch {
    return undefined;
  }
}

/** Nothing says how such a table is written, but in one way alone its headings are words. */
function oldTable(file: ArrayBuffer): string | undefined {
  return OLD_ENCODINGS.map((encoding) => decode(file, encoding)).find(
    (text) => text !== undefined && isBoardTable(text),
  );
}
