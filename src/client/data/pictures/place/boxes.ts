/** A box of a film or a HEIC (ISO 14496-12): where it begins, where its content does, and where it ends. */
export interface Box {
  readonly type: string;
  readonly from: number;
  readonly body: number;
  readonly to: number;
}

/** Bytes that are to stand in place of as many others. */
export interface Patch {
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Says that a file is not made as it should be: it goes as it is. */
export class NotUnderstood extends Error {}

/** Boxes beside each other; films in pieces have thousands, and what has more is made to keep us busy. */
const BOXES_MAX = 20_000;
/** Bytes of what is held at once of a file: more than any box that speaks of a place has. */
const HELD_MAX = 4 * 1024 ** 2;
const PLAIN_HEAD = 8;
const LONG_HEAD = 16;

export async function readBytes(
  source: Blob,
  from: number,
  to: number,
): Promise<DataView<ArrayBuffer>> {
  if (to > source.size || to < from || to - from > HELD_MAX) throw new NotUnderstood();
  return new DataView(await source.slice(from, to).arrayBuffer());
}

/** The boxes that lie beside each other in a part of a file, of which nothing but their heads is read; they end at one that is broken, or at the last that is looked at. */
export async function* boxesIn(source: Blob, from: number, to: number): AsyncGenerator<Box> {
  let at = from;
  for (let count = 0; at + PLAIN_HEAD <= to; count += 1) {
    if (count > BOXES_MAX) return;
    const head = await readBytes(source, at, Math.min(at + LONG_HEAD, to));
    const box = boxOf(head, at, to);
    if (!box) return;
    yield box;
    at = box.to;
  }
}

function boxOf(head: DataView, from: number, end: number): Box | undefined {
  const short = head.getUint32(0);
  const type = nameIn(head, 4);
  // Lists of boxes may end with zeros.
  if (short === 0 && type === "\0\0\0\0") return undefined;
  const isLong = short === 1;
  if (isLong && head.byteLength < LONG_HEAD) return undefined;
  const body = from + (isLong ? LONG_HEAD : PLAIN_HEAD);
  const size = isLong ? Number(head.getBigUint64(8)) : short;
  const to = short === 0 ? end : from + size;
  return to < body || to > end ? undefined : { type, from, body, to };
}

/** Four letters at a place, a byte each. */
export function nameIn(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

/** So many of the same byte in place of what stands there. */
export function blank(at: number, to: number, byte = 0): Patch {
  if (to < at || to - at > HELD_MAX) throw new NotUnderstood();
  return { at, bytes: new Uint8Array(to - at).fill(byte) };
}

/** The file with those bytes in their places; nothing of it is read, and all else stays where it is. */
export function patched(source: Blob, patches: readonly Patch[]): Blob {
  if (patches.length === 0) return source;
  const pieces: BlobPart[] = [];
  let end = 0;
  for (const { at, bytes } of patches.toSorted((left, right) => left.at - right.at)) {
    if (at < end || at + bytes.length > source.size) throw new NotUnderstood();
    pieces.push(source.slice(end, at), bytes);
    end = at + bytes.length;
  }
  return new Blob([...pieces, source.slice(end)], { type: source.type });
}
