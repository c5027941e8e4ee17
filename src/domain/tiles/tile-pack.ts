import { type TileLevel, tileLevels } from "./tile-levels.ts";

/** The name of the tiles of a page, from 1, among the contents of a file. */
export type TilesVariant = `tiles-${number}`;

export function tilesVariant(page: number): TilesVariant {
  return `tiles-${page}`;
}

/** The page of which a variant holds the tiles; undefined where it is another one. */
export function pageOfTiles(variant: string): number | undefined {
  const page = /^tiles-([1-9]\d{0,5})$/.exec(variant)?.[1];
  return page === undefined ? undefined : Number(page);
}

/** Whether a content of a file is its tiles. */
export function isTiles(variant: string): variant is TilesVariant {
  return pageOfTiles(variant) !== undefined;
}

/** Bytes from one place to another, the last not included. */
export interface TileBytes {
  readonly from: number;
  readonly to: number;
}

/** A level with where each of its tiles lies in the pack, row by row. */
export interface PackedLevel extends TileLevel {
  readonly tiles: readonly TileBytes[];
}

/**
 * What a pack of tiles says of itself: one content with all tiles of a picture, the coarsest level first, so that the beginning of it
 * is a reduced picture. Before them stand `PTL1`, how many bytes the head has (32 bits, the lowest byte first), and the head:
 * JSON of `width` and `height` in pixels and `sizes`, bytes of each tile in the order in which they follow.
 */
export interface TilePack {
  readonly width: number;
  readonly height: number;
  readonly levels: readonly PackedLevel[];
  /** Bytes of all of it. */
  readonly size: number;
}

/** Bytes before the head. */
const PACK_PREFIX = 8;
const MAGIC = "PTL1";
const SIDE_MAX = 100_000;

/** The beginning of a pack, up to its first tile. */
export function writePackHead(
  size: { readonly width: number; readonly height: number },
  sizes: readonly number[],
): Uint8Array {
  const { width, height } = size;
  const head = bytesOf(JSON.stringify({ width, height, sizes }));
  const bytes = new Uint8Array(PACK_PREFIX + head.length);
  bytes.set(bytesOf(MAGIC));
  new DataView(bytes.buffer).setUint32(MAGIC.length, head.length, true);
  bytes.set(head, PACK_PREFIX);
  return bytes;
}

/** The bytes that the beginning has, by its first ones; undefined where they are of something else. */
export function packHeadSize(prefix: Uint8Array): number | undefined {
  if (prefix.length < PACK_PREFIX) return undefined;
  if (textOf(prefix.subarray(0, MAGIC.length)) !== MAGIC) return undefined;
  const view = new DataView(prefix.buffer, prefix.byteOffset, prefix.byteLength);
  return PACK_PREFIX + view.getUint32(MAGIC.length, true);
}

/** What stands in the beginning of a pack; undefined where it cannot be read. */
export function readPackHead(bytes: Uint8Array): TilePack | undefined {
  const from = packHeadSize(bytes);
  if (from === undefined || bytes.length < from) return undefined;
  const head = parsed(textOf(bytes.subarray(PACK_PREFIX, from)));
  const { width, height, sizes } = Object(head) as Record<string, unknown>;
  if (!isSide(width) || !isSide(height) || !isSizes(sizes)) return undefined;
  let at = from;
  let next = 0;
  const levels = tileLevels(width, height).map((level) => {
    const own = sizes.slice(next, (next += level.columns * level.rows));
    const tiles = own.map((size) => ({ from: at, to: (at += size) }));
    return { ...level, tiles };
  });
  return next === sizes.length ? { width, height, levels, size: at } : undefined;
}

/** Bytes from the beginning of a pack that hold all levels up to the first that is so large, or all there are. */
export function reducedSize({ levels, size }: TilePack, side: number): number {
  const level = levels.find(({ width, height }) => Math.max(width, height) >= side);
  return level?.tiles.at(-1)?.to ?? size;
}

/** What is written there are digits and plain signs. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSide(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= SIDE_MAX;
}

function isSizes(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((size) => Number.isInteger(size) && size > 0);
}
