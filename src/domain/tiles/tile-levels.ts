/** Pixels of each side of a tile; those at the right and below hold what is left. */
export const TILE_SIDE = 512;

/** A picture at one size, cut into tiles. */
export interface TileLevel {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** The sizes at which a picture is cut, the coarsest first: that is one tile, and each has twice the pixels of a side of the one before. */
export function tileLevels(width: number, height: number): readonly TileLevel[] {
  const levels: TileLevel[] = [];
  for (let [wide, high] = [width, height]; ; [wide, high] = [half(wide), half(high)]) {
    const [columns, rows] = [Math.ceil(wide / TILE_SIDE), Math.ceil(high / TILE_SIDE)];
    levels.unshift({ width: wide, height: high, columns, rows });
    if (columns === 1 && rows === 1) return levels;
  }
}

function half(side: number): number {
  return Math.ceil(side / 2);
}
