import { blank, type Box, boxesIn, nameIn, NotUnderstood, type Patch, readBytes } from "./boxes.ts";
import { placesInTiff } from "./tiff-place.ts";

/** Where a part of what an item holds lies in the file. */
interface Extent {
  readonly at: number;
  readonly length: number;
}

const SPACE = 0x20;
/** Parts of all items together; a HEIC of many tiles has hundreds. */
const EXTENTS_MAX = 20_000;
/** Before the version of a box its length and name are read. */
const VERSION_BYTES = 4;

/** What is to be overwritten in a HEIC for it to say nothing of its place: in Exif the place alone, of XMP all. */
export async function placesInHeic(source: Blob): Promise<Patch[]> {
  const meta = await firstOf(source, 0, source.size, "meta");
  if (!meta) return [];
  const parts = new Map<string, Box>();
  for await (const box of boxesIn(source, meta.body + VERSION_BYTES, meta.to))
    parts.set(box.type, box);
  const [iinf, iloc] = [parts.get("iinf"), parts.get("iloc")];
  if (!iinf || !iloc) return [];
  const items = await itemsIn(source, iinf);
  const patches: Patch[] = [];
  const held = extentsIn(await readBytes(source, iloc.body, iloc.to), parts.get("idat")?.body);
  for (const [id, extents] of held) {
    const type = items.get(id);
    if (type !== "mime" && type !== "Exif") continue;
    if (extents.reduce((sum, { length }) => sum + length, 0) > SPOKEN_MAX)
      throw new NotUnderstood();
    if (type === "mime") patches.push(...extents.map((one) => blank(one.at, endOf(one), SPACE)));
    else patches.push(...(await placesInExif(source, extents)));
  }
  return patches;
}

/** More than this no item has that speaks of the picture, bytes. */
const SPOKEN_MAX = 1024 ** 2;

const endOf = ({ at, length }: Extent) => at + length;

async function firstOf(
  source: Blob,
  from: number,
  to: number,
  type: string,
): Promise<Box | undefined> {
  for await (const box of boxesIn(source, from, to)) if (box.type === type) return box;
  return undefined;
}

/** Types of the items by their numbers. */
async function itemsIn(source: Blob, iinf: Box): Promise<Map<number, string>> {
  const version = (await readBytes(source, iinf.body, iinf.body + VERSION_BYTES)).getUint8(0);
  const items = new Map<number, string>();
  const from = iinf.body + VERSION_BYTES + (version === 0 ? 2 : 4);
  for await (const { type, body, to } of boxesIn(source, from, iinf.to)) {
    if (type !== "infe") continue;
    const view = await readBytes(source, body, to);
    const is = view.getUint8(0);
    // Older ones have no types.
    if (is < 2) continue;
    const id = is === 2 ? view.getUint16(4) : view.getUint32(4);
    items.set(id, nameIn(view, is === 2 ? 8 : 10));
  }
  return items;
}

/** Where the items lie, by their numbers; those in other files are left out. */
function extentsIn(view: DataView, idat: number | undefined): Map<number, Extent[]> {
  const reader = new Reader(view);
  const version = reader.int(1);
  reader.int(3);
  const [sizes, more] = [reader.int(1), reader.int(1)];
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
  const indexSize = version > 0 ? more & 15 : 0;
  const places = new Map<number, Extent[]>();
  const wide = version < 2 ? 2 : 4;
  let count = 0;
  for (let left = reader.int(wide); left > 0; left -= 1) {
    const id = reader.int(wide);
    const method = version > 0 ? reader.int(2) & 15 : 0;
    const isHere = reader.int(2) === 0;
    const start = method === 1 ? idat : 0;
    const base = reader.int(baseSize);
    const extents: Extent[] = [];
    for (let parts = reader.int(2); parts > 0; parts -= 1) {
      count += 1;
      if (count > EXTENTS_MAX) throw new NotUnderstood();
      reader.int(indexSize);
      const at = (start ?? 0) + base + reader.int(offsetSize);
      extents.push({ at, length: reader.int(lengthSize) });
    }
    if (isHere && method <= 1 && start !== undefined) places.set(id, extents);
  }
  return places;
}

class Reader {
  readonly #view: DataView;
  #at = 0;

  constructor(view: DataView) {
    this.#view = view;
  }

  /** A number of so many bytes; 0 of none. */
  int(bytes: number): number {
    let value = 0;
    for (let left = bytes; left > 0; left -= 1) {
      value = value * 256 + this.#view.getUint8(this.#at);
      this.#at += 1;
    }
    return value;
  }
}

/** Exif begins with where its TIFF does; it may lie in several parts. */
async function placesInExif(source: Blob, extents: readonly Extent[]): Promise<Patch[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const one of extents)
    parts.push(new Uint8Array((await readBytes(source, one.at, endOf(one))).buffer));
  const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
  if (whole.length < 4) throw new NotUnderstood();
  const tiff = 4 + new DataView(whole.buffer).getUint32(0);
  for (const { from, to } of placesInTiff(new DataView(whole.buffer), tiff))
    whole.fill(0, from, to);
  let read = 0;
  return extents.map(({ at, length }) => {
    read += length;
    return { at, bytes: whole.slice(read - length, read) };
  });
}
