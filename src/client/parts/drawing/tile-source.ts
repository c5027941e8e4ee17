import type { OpenTiles } from "#client/data/uploads/read-tiles.ts";
import { canvasScale } from "#client/parts/preview/pdf/page-size.ts";
import { TILE_SIDE } from "#domain/tiles/tile-levels.ts";
import type { PackedLevel } from "#domain/tiles/tile-pack.ts";
import type { SheetPart, SheetSize, SheetSource } from "./sheet-source.ts";

/** How much coarser than the screen a level may be before the next one is read. */
const COARSE = 0.8;
/** Packed tiles that are held, so that moving to and fro asks for nothing twice. */
const HELD = 300;

/** Tiles as a sheet of a size: of no level more is read than can be seen. `onLack` hears whether some could not be had. */
export function tileSource(
  tiles: OpenTiles,
  size: SheetSize,
  onLack: (isLacking: boolean) => void,
): SheetSource {
  const held = new Map<string, Blob>();
  const { levels } = tiles.pack;
  const reduced = levels.findLast((level) => (level.tiles.at(-1)?.to ?? 0) <= tiles.here);
  return {
    width: size.width,
    height: size.height,
    finest: levels.at(-1)?.width ?? size.width,
    async draw(part, scale, signal) {
      const fine = canvasScale(part, globalThis.devicePixelRatio);
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.floor(part.width * fine));
      canvas.height = Math.max(1, Math.floor(part.height * fine));
      const context = canvas.getContext("2d");
      if (!context) return canvas;
      const wanted = size.width * scale * fine * COARSE;
      const level = levels.find(({ width }) => width >= wanted) ?? levels.at(-1);
      if (!level) return canvas;
      const seen = { part, whole: { width: size.width * scale, height: size.height * scale } };
      const ground = { context, canvas };
      const isWhole = await drawLevel(ground, level, seen, await blobsOf(level, seen, signal));
      if (!isWhole && reduced && reduced !== level) {
        await drawLevel(ground, reduced, seen, await blobsOf(reduced, seen, signal));
        // What is finer lies over it.
        await drawLevel(ground, level, seen, await blobsOf(level, seen, AbortSignal.abort()));
      }
      signal.throwIfAborted();
      onLack(!isWhole);
      return canvas;
    },
  };

  async function blobsOf(level: PackedLevel, seen: Seen, signal: AbortSignal) {
    const blobs = new Map<number, Blob>();
    for (const { first, last } of rowsSeen(level, seen)) {
      const missing = [];
      for (let at = first; at <= last; at += 1) {
        const own = held.get(`${level.width}/${at}`);
        if (own) blobs.set(at, own);
        else missing.push(at);
      }
      for (const [at, blob] of await readRow(level, missing, signal)) {
        blobs.set(at, blob);
        hold(`${level.width}/${at}`, blob);
      }
    }
    return blobs;
  }

  /** What lies side by side in a pack is read at once. */
  async function readRow(level: PackedLevel, missing: readonly number[], signal: AbortSignal) {
    const [first, last] = [missing[0], missing.at(-1)];
    const from = first === undefined ? undefined : level.tiles[first]?.from;
    const to = last === undefined ? undefined : level.tiles[last]?.to;
    if (from === undefined || to === undefined || signal.aborted) return [];
    const row = await tiles.read({ from, to }, signal);
    return missing.flatMap((at): [number, Blob][] => {
      const tile = level.tiles[at];
      return row && tile ? [[at, row.slice(tile.from - from, tile.to - from)]] : [];
    });
  }

  function hold(key: string, blob: Blob) {
    held.set(key, blob);
    const oldest = held.keys().next();
    if (held.size > HELD && !oldest.done) held.delete(oldest.value);
  }
}

/** What can be seen of a sheet, and how large all of it would be, in pixels of the style. */
interface Seen {
  readonly part: SheetPart;
  readonly whole: SheetSize;
}

interface Ground {
  readonly context: CanvasRenderingContext2D;
  readonly canvas: HTMLCanvasElement;
}

/** Of each row of tiles that can be seen the first and the last. */
function rowsSeen(level: PackedLevel, { part, whole }: Seen) {
  const across = level.width / whole.width;
  const down = level.height / whole.height;
  const within = (at: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(at / TILE_SIDE)));
  const left = within(part.x * across, level.columns);
  const right = within((part.x + part.width) * across, level.columns);
  const top = within(part.y * down, level.rows);
  const bottom = within((part.y + part.height) * down, level.rows);
  return Array.from({ length: bottom - top + 1 }, (_, index) => {
    const row = (top + index) * level.columns;
    return { first: row + left, last: row + right };
  });
}

/** Draws the tiles that there are; whether these are all that can be seen. */
async function drawLevel(
  { context, canvas }: Ground,
  level: PackedLevel,
  seen: Seen,
  blobs: ReadonlyMap<number, Blob>,
): Promise<boolean> {
  const { part, whole } = seen;
  const x = (pixel: number) =>
    Math.round(((pixel / level.width) * whole.width - part.x) * (canvas.width / part.width));
  const y = (pixel: number) =>
    Math.round(((pixel / level.height) * whole.height - part.y) * (canvas.height / part.height));
  let isWhole = true;
  for (const { first, last } of rowsSeen(level, seen))
    for (let at = first; at <= last; at += 1) {
      const blob = blobs.get(at);
      const tile = blob && (await createImageBitmap(blob).catch(() => undefined));
      if (!tile) {
        isWhole = false;
        continue;
      }
      const column = (at % level.columns) * TILE_SIDE;
      const row = Math.floor(at / level.columns) * TILE_SIDE;
      const [left, top] = [x(column), y(row)];
      const right = x(Math.min(level.width, column + TILE_SIDE));
      const bottom = y(Math.min(level.height, row + TILE_SIDE));
      context.drawImage(tile, left, top, right - left, bottom - top);
      tile.close();
    }
  return isWhole;
}
