import { CFB } from "xlsx";
import { failure, type Result, success } from "#base/result.ts";
import type { PaperProblem } from "./paper-problem.ts";
import { plainOldWord } from "./plain-old-word.ts";

/** Letters of a document that are read. */
const LETTERS_MAX = 500_000;

/** The words of a document, without how they are laid out. */
export interface OldWord {
  readonly text: string;
  /** There are more words than these. */
  readonly isCut: boolean;
}

/** Places in the head of the main stream ([MS-DOC] 2.5), each from its beginning. */
const HEAD = { mark: 0x00, flags: 0x0a, letters: 0x4c, pieces: 0x1a2, length: 0x1a6, end: 0x1aa };
const WORD = 0xa5_ec;
const LOCKED = 0x01_00;
const SECOND_TABLE = 0x02_00;

const broken = failure("broken" as const);

/** Reads the main text of a Word document from before 2007 (doc); what is locked, older or something else is "broken". */
export async function readOldWord(content: Uint8Array): Promise<Result<OldWord, PaperProblem>> {
  try {
    const book = CFB.read(content, { type: "buffer" });
    const streamOf = (name: string) => viewOf(CFB.find(book, `/${name}`)?.content);
    const main = streamOf("WordDocument");
    if (!main || main.byteLength < HEAD.end || main.getUint16(HEAD.mark, true) !== WORD)
      return broken;
    const flags = main.getUint16(HEAD.flags, true);
    const table = streamOf(flags & SECOND_TABLE ? "1Table" : "0Table");
    if (flags & LOCKED || !table) return broken;
    const letters = main.getUint32(HEAD.letters, true);
    const raw = joinPieces(main, piecesOf(main, table), Math.min(letters, LETTERS_MAX));
    return success({ text: plainOldWord(raw), isCut: letters > LETTERS_MAX });
  } catch {
    // Whatever is wrong with a file, a place outside of it or one that is read in circles throws.
    return broken;
  }
}

function viewOf(bytes: ArrayLike<number> | undefined): DataView | undefined {
  if (!bytes) return undefined;
  const { buffer, byteOffset, length } = Uint8Array.from(bytes);
  return new DataView(buffer, byteOffset, length);
}

interface Piece {
  /** Letters from its first to the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** Where it lies in the main stream, bytes. */
  readonly offset: number;
  /** Whether each letter takes one byte, and not two. */
  readonly isNarrow: boolean;
}

const PROPERTIES = 1;
const TABLE_OF_PIECES = 2;
const NARROW = 0x40_00_00_00;
const PLACE = 4;
const PIECE = 8;

/** The table that says where the text lies piece by piece, in its order; behind properties that nobody needs here. */
function piecesOf(main: DataView, table: DataView): Piece[] {
  let at = main.getUint32(HEAD.pieces, true);
  const end = at + main.getUint32(HEAD.length, true);
  while (at < end && table.getUint8(at) === PROPERTIES) at += 3 + table.getUint16(at + 1, true);
  if (at >= end || table.getUint8(at) !== TABLE_OF_PIECES) return [];
  const count = Math.floor((table.getUint32(at + 1, true) - PLACE) / (PLACE + PIECE));
  const places = at + 5;
  const details = places + (count + 1) * PLACE;
  if (details + count * PIECE > table.byteLength) throw new RangeError("The table has an end");
  return Array.from({ length: count }, (_none, index) => {
    const from = table.getUint32(places + index * PLACE, true);
    const to = table.getUint32(places + (index + 1) * PLACE, true);
    const place = table.getUint32(details + index * PIECE + 2, true);
    const isNarrow = (place & NARROW) !== 0;
    const offset = place & (NARROW - 1);
    return { from, to, offset: isNarrow ? offset / 2 : offset, isNarrow };
  });
}

function joinPieces(main: DataView, pieces: readonly Piece[], most: number): string {
  const narrow = new TextDecoder("windows-1252");
  const wide = new TextDecoder("utf-16le", { ignoreBOM: true });
  let text = "";
  for (const { from, to, offset, isNarrow } of pieces) {
    const letters = Math.min(to, most) - from;
    if (letters <= 0 || from !== text.length) break;
    const length = isNarrow ? letters : letters * 2;
    const bytes = new Uint8Array(main.buffer, main.byteOffset + offset, length);
    text += (isNarrow ? narrow : wide).decode(bytes);
  }
  return text;
}
