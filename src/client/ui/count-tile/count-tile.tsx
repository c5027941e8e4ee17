import type { ReactNode } from "react";
import classes from "./count-tile.module.css";

interface CountTilesProps {
  /** What the tiles choose. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Counts beside each other, each of which shows what it counts. */
export function CountTiles({ label, children }: CountTilesProps) {
  return (
    <fieldset className={classes.tiles} aria-label={label}>
      {children}
    </fieldset>
  );
}

interface CountTileProps {
  readonly count: number;
  readonly name: string;
  readonly pressed: boolean;
  /** It is bad that there are some. */
  readonly late?: boolean;
  readonly onPress: () => void;
}

/** How many there are of something, and a way to see them. */
export function CountTile({ count, name, pressed, late = false, onPress }: CountTileProps) {
  return (
    <button
      type="button"
      className={classes.tile}
      aria-pressed={pressed}
      data-late={(late && count > 0) || undefined}
      onClick={onPress}
    >
      <span className={classes.number}>{count}</span>
      <span className={classes.tileName}>{name}</span>
    </button>
  );
}
