import { childrenOf, letters, type OldRecord, recordAt } from "./old-records.ts";
import { type StreamOf, viewOf } from "./old-streams.ts";
import { failure, type Result, success } from "./result.ts";

/** What stands on a slide; a picture is one of the presentation's, by its place among them. */
export type OldSlidePart =
  | { readonly kind: "title" | "words"; readonly lines: readonly string[] }
  | { readonly kind: "picture"; readonly picture: number };

/** A picture as it lies in the file, of a type that every browser draws. */
export interface OldPicture {
  readonly type: "image/jpeg" | "image/png";
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The words and pictures of a presentation, slide by slide, without how they are laid out. */
export interface OldSlides {
  readonly slides: readonly (readonly OldSlidePart[])[];
  readonly pictures: readonly OldPicture[];
}

/** Slides, and of all of them letters, records and bytes of pictures that are read. */
const SLIDES_MAX = 2_000;
const LETTERS_MAX = 500_000;
const RECORDS_MAX = 300_000;
const PICTURES_MAX = 100_000_000;
/** Times that a file was saved, and places of parts that these name together. */
const EDITS_MAX = 1_000;
const PLACES_MAX = 200_000;

/** Kinds of records ([MS-PPT] 2.13.24, [MS-ODRAW] 2.2). */
const KIND = {
  document: 0x03_e8,
  slideOfList: 0x03_f3,
  drawings: 0x04_0b,
  outlineText: 0x0f_9e,
  textHead: 0x0f_9f,
  wideText: 0x0f_a0,
  narrowText: 0x0f_a8,
  listOfSlides: 0x0f_f0,
  edit: 0x0f_f5,
  places: 0x17_72,
  pictures: 0xf0_01,
  picture: 0xf0_07,
  properties: 0xf0_0b,
  words: 0xf0_0d,
  jpeg: 0xf0_1d,
  png: 0xf0_1e,
};
/** Among the lists of slides that of those that are shown: the others are of masters and of notes. */
const SHOWN = 0;
const TITLES: ReadonlySet<number> = new Set([0, 6]);
const LOCKED = 0xf3_d1_c4_df;
const PICTURE_OF_SHAPE = 0x01_04;
const broken = failure("broken" as const);

/** A PowerPoint presentation from before 2007 (ppt); what is locked, older or something else is "broken". */
export function slidesOfOldShow(streamOf: StreamOf): Result<OldSlides, "broken"> {
  try {
    const user = viewOf(streamOf("Current User"));
    const main = viewOf(streamOf("PowerPoint Document"));
    if (!user || !main || user.getUint32(12, true) === LOCKED) return broken;
    const { places, documentId } = readPlaces(main, user.getUint32(16, true));
    const document = recordAt(main, placeOf(places, documentId));
    if (document.kind !== KIND.document) return broken;
    const gallery = new Gallery(document, viewOf(streamOf("Pictures")));
    const slides: OldSlidePart[][] = [];
    const left = { letters: LETTERS_MAX, records: RECORDS_MAX };
    // No slide stands twice in a list that somebody made.
    const read = new Set<number>();
    for (const { id, texts } of listedSlides(document)) {
      const place = placeOf(places, id);
      if (slides.length === SLIDES_MAX || left.letters <= 0 || left.records <= 0) break;
      if (read.has(place)) continue;
      read.add(place);
      const slide = readSlide(recordAt(main, place), texts, gallery, left);
      left.letters -= lettersOf(slide);
      slides.push(slide);
    }
    return success({ slides, pictures: gallery.shown });
  } catch {
    // Whatever is wrong with a file, a place outside of it or one that is read in circles throws.
    return broken;
  }
}

/** Where the parts lie that are known by numbers: each saving adds a list of those it wrote, and the newest one counts. */
function readPlaces(main: DataView<ArrayBuffer>, newest: number) {
  const places = new Map<number, number>();
  const { body } = recordAt(main, newest);
  const documentId = body.getUint32(16, true);
  let saved = 0;
  let left = PLACES_MAX;
  for (let at = newest; at > 0;) {
    saved += 1;
    if (saved > EDITS_MAX) throw new RangeError("Nobody saves so often");
    const edit = recordAt(main, at);
    if (edit.kind !== KIND.edit) throw new RangeError("It was never saved there");
    left -= addPlaces(places, recordAt(main, edit.body.getUint32(12, true)), left);
    const before = edit.body.getUint32(8, true);
    if (before >= at) throw new RangeError("What was saved before lies before");
    at = before;
  }
  return { places, documentId };
}

/** Answers how many numbers it took. */
function addPlaces(places: Map<number, number>, { kind, body }: OldRecord, most: number): number {
  const count = body.byteLength / 4;
  if (kind !== KIND.places || count > most) throw new RangeError("It is no list of places");
  for (let at = 0; at < body.byteLength;) {
    const head = body.getUint32(at, true);
    const first = head & 0xf_ff_ff;
    const end = first + (head >>> 20);
    at += 4;
    for (let id = first; id < end; id += 1, at += 4) {
      const place = body.getUint32(at, true);
      if (!places.has(id)) places.set(id, place);
    }
  }
  return count;
}

function placeOf(places: ReadonlyMap<number, number>, id: number): number {
  const place = places.get(id);
  if (place === undefined) throw new RangeError("It lies nowhere");
  return place;
}

interface Text {
  readonly isTitle: boolean;
  readonly lines: readonly string[];
}

/** The slides in their order, with the texts of their outlines, to which their shapes point. */
function listedSlides(document: OldRecord): { readonly id: number; readonly texts: Text[] }[] {
  const list = childrenOf(document).find(
    ({ kind, variant }) => kind === KIND.listOfSlides && variant === SHOWN,
  );
  const slides: { id: number; texts: Text[]; records: OldRecord[] }[] = [];
  for (const record of list ? childrenOf(list) : []) {
    if (record.kind === KIND.slideOfList)
      slides.push({ id: record.body.getUint32(0, true), texts: [], records: [] });
    else slides.at(-1)?.records.push(record);
  }
  return slides.map(({ id, records }) => ({ id, texts: textsOf(records) }));
}

/** Each text has a head, which says what it is, and stands behind it. */
function textsOf(records: readonly OldRecord[]): Text[] {
  const texts: Text[] = [];
  let isTitle = false;
  for (const { kind, body } of records) {
    if (kind === KIND.textHead) isTitle = TITLES.has(body.getUint32(0, true));
    if (kind !== KIND.wideText && kind !== KIND.narrowText) continue;
    const text = letters(body, kind === KIND.wideText ? 2 : 1, LETTERS_MAX);
    texts.push({ isTitle, lines: linesOf(text) });
  }
  return texts;
}

function linesOf(text: string): string[] {
  return text.split("\r").flatMap((line) => {
    const words = line.replaceAll("\v", "\n").trim();
    return words === "" ? [] : [words];
  });
}

function lettersOf(slide: readonly OldSlidePart[]): number {
  return slide.reduce(
    (sum, part) => sum + (part.kind === "picture" ? 1 : part.lines.join("").length + 1),
    0,
  );
}

function readSlide(
  slide: OldRecord,
  outline: readonly Text[],
  gallery: Gallery,
  left: { records: number },
): OldSlidePart[] {
  const parts: OldSlidePart[] = [];
  const add = ({ isTitle, lines }: Text) => {
    if (lines.length > 0) parts.push({ kind: isTitle ? "title" : "words", lines });
  };
  const unsaid = new Set(outline);
  for (const record of recordsBelow(slide)) {
    left.records -= 1;
    if (left.records <= 0) break;
    if (record.kind === KIND.properties) {
      const picture = gallery.placeOf(pictureOfShape(record));
      if (picture !== undefined) parts.push({ kind: "picture", picture });
    }
    if (record.kind !== KIND.words) continue;
    const inside = childrenOf(record);
    for (const text of textsOf(inside)) add(text);
    for (const { kind, body } of inside) {
      const text = kind === KIND.outlineText ? outline[body.getUint32(0, true)] : undefined;
      if (text && unsaid.delete(text)) add(text);
    }
  }
  for (const text of unsaid) add(text);
  return parts;
}

/** All that lies below a record, in the order of the file. */
function* recordsBelow(record: OldRecord): Generator<OldRecord, void> {
  // No file may nest deeper than a stack of calls is.
  const open = childrenOf(record).toReversed();
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    if (next.hasChildren) for (const child of childrenOf(next).toReversed()) open.push(child);
  }
}

/** The number of the picture that a shape shows, from 1; 0 = none. */
function pictureOfShape({ variant, body }: OldRecord): number {
  for (let index = 0; index < variant; index += 1) {
    const property = body.getUint16(index * 6, true);
    if ((property & 0x3f_ff) === PICTURE_OF_SHAPE) return body.getUint32(index * 6 + 2, true);
  }
  return 0;
}

/** The pictures of a presentation, of which each comes along once, however often it is shown. */
class Gallery {
  readonly shown: OldPicture[] = [];
  /** By where they lie: several entries may name one. */
  readonly #places = new Map<number, number | undefined>();
  #left = PICTURES_MAX;
  readonly #entries: readonly OldRecord[];
  readonly #stream: DataView<ArrayBuffer> | undefined;

  constructor(document: OldRecord, stream: DataView<ArrayBuffer> | undefined) {
    const drawings = childrenOf(document).find(({ kind }) => kind === KIND.drawings);
    const list = drawings && [...recordsBelow(drawings)].find(({ kind }) => kind === KIND.pictures);
    this.#entries = list ? childrenOf(list) : [];
    this.#stream = stream;
  }

  /** Where a picture stands among those that are shown; undefined where there is none, or none that browsers draw. */
  placeOf(number: number): number | undefined {
    const entry = this.#entries[number - 1];
    if (entry?.kind !== KIND.picture || entry.body.byteLength < 32) return undefined;
    const at = entry.body.getUint32(28, true);
    if (this.#places.has(at)) return this.#places.get(at);
    const picture = this.#read(at);
    const place = picture && this.shown.push(picture) - 1;
    this.#places.set(at, place);
    return place;
  }

  #read(at: number): OldPicture | undefined {
    if (!this.#stream || at + 8 > this.#stream.byteLength) return undefined;
    const length = this.#stream.getUint32(at + 4, true);
    if (at + 8 + length > this.#stream.byteLength || length > this.#left) return undefined;
    const { kind, variant, body } = recordAt(this.#stream, at);
    if (kind !== KIND.jpeg && kind !== KIND.png) return undefined;
    this.#left -= length;
    // Behind one checksum, or two where the number of its kind is odd, and a byte.
    const from = (variant % 2 === 0 ? 16 : 32) + 1;
    const bytes = Uint8Array.from(
      new Uint8Array(body.buffer, body.byteOffset, body.byteLength).subarray(from),
    );
    return { type: kind === KIND.png ? "image/png" : "image/jpeg", bytes };
  }
}
