import * as z from "zod/mini";
import { oneLine } from "../one-line.ts";
import { textShape } from "../shape.ts";
import { extensionOf } from "./file-extension.ts";

/** Characters of a file's name. */
export const FILE_NAME_MAX = 120;
/** Bytes of it as UTF-8: folders of most systems take no more. */
const FILE_NAME_BYTES = 255;

/** Joiners too are more than systems agree upon. */
const UNDRAWN = /\p{Cf}/gu;
/** What stands for something else on the systems to which files are saved. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;
const HALF_CHARACTER = /\p{Surrogate}/gu;
/** Names under which Windows keeps something else. */
const TAKEN = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that every system takes and that looks like what it is: the last part of a path, on one line, without what
 * cannot be seen; cut in front of its ending. "" where nothing is left.
 */
export function cleanFileName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const seen = oneLine(last.normalize("NFC"))
    .replace(HALF_CHARACTER, "")
    .replace(UNDRAWN, "")
    .replace(NOT_IN_NAMES, "_")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const safe = TAKEN.test(seen) ? `_${seen}` : seen;
  const tail = extensionOf(safe) && safe.slice(safe.lastIndexOf("."));
  const head = safe.slice(0, safe.length - tail.length);
  const fitting = startWithin(head, FILE_NAME_MAX - tail.length, FILE_NAME_BYTES - bytesOf(tail));
  return fitting === head ? safe : fitting.replace(/[. ]+$/, "") + tail;
}

/** As much of the start of some words as so many characters and bytes hold, with no character cut in two. */
function startWithin(words: string, length: number, bytes: number): string {
  let [end, size] = [0, 0];
  for (const character of words) {
    size += bytesOf(character);
    if (end + character.length > length || size > bytes) break;
    end += character.length;
  }
  return words.slice(0, end);
}

/** Bytes of words as UTF-8. */
function bytesOf(words: string): number {
  let bytes = 0;
  for (const character of words) {
    const point = character.codePointAt(0) ?? 0;
    bytes += 1 + Number(point > 0x7f) + Number(point > 0x7ff) + Number(point > 0xffff);
  }
  return bytes;
}

/** A name that ends as a file does, small and without the dot; "" = whatever it ends in. */
export function keepEnding(name: string, ext: string): string {
  return ext === "" || extensionOf(name) === ext ? name : cleanFileName(`${name}.${ext}`);
}

/** What stands before the ending of a name. */
export function stemOf(name: string): string {
  return extensionOf(name) === "" ? name : name.slice(0, name.lastIndexOf("."));
}

/** The name of a file as somebody gives it, made one that every system takes. */
export const fileNameShape = textShape(1, 1_000).check(z.overwrite(cleanFileName), z.minLength(1));
