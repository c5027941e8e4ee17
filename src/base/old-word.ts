import { type StreamOf, viewOf } from "./old-streams.ts";
import { plainOldWord } from "./plain-old-word.ts";
import { failure, type Result, success } from "./result.ts";

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

/** The main text of a Word document from before 2007 (doc); what is locked, older or something else is "broken". */
export function wordsOfOldWord(streamOf: StreamOf): Result<OldWord, "broken"> {
  try {
    const main = viewOf(streamOf("WordDocument"));
    if (!main || main.byteLength < HEAD.end || main.getUint16(HEAD.mark, true) !== WORD)
      return broken;
    const flags = main.getUint16(HEAD.flags, true);
    const table = viewOf(streamOf(flags & SECOND_TABLE ? "1Table" : "0Table"));
    if (flags & LOCKED || !table) return broken;
    const letters = main.getUint32(HEAD.letters, true);
    const raw = joinPieces(main, piecesOf(main, table), Math.min(letters, LETTERS_MAX));
    return success({ text: plainOldWord(raw), isCut: letters > LETTERS_MAX });
  } catch {
    // Whatever is wrong with a file, a place outside of it or one that is read in circles throws.
    return broken;
  }
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
  let text = "";
  for (const { from, to, offset, isNarrow } of pieces) {
    const letters = Math.min(to, most) - from;
    if (letters <= 0 || from !== text.length) break;
    const codes = Array.from({ length: letters }, (_none, index) =>
      isNarrow ? narrowAt(main, offset + index) : main.getUint16(offset + index * 2, true),
    );
    text += codes.map((code) => String.fromCharCode(code)).join("");
  }
  return text;
}

/** What windows-1252 has where Unicode has signs that steer devices; the rest is the same. */
const BETWEEN = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
const BETWEEN_FROM = 0x80;

function narrowAt(main: DataView, offset: number): number {
  const byte = main.getUint8(offset);
  return BETWEEN.codePointAt(byte - BETWEEN_FROM) ?? byte;
}
