import type { OwnSticker } from "#domain/sticker/own-stickers.ts";
import { ownDrawings } from "./own-drawings.ts";
import classes from "./sticker.module.css";

interface OwnDrawingProps {
  readonly sticker: OwnSticker;
  /** Read out in its place; "" = its name stands beside it. */
  readonly label: string;
}

/** The disc on which a sign stands. */
const DISC = "M48 5a43 43 0 1 0 .1 0z";

/** One of ours, in the colours of the theme. */
export function OwnDrawing({ sticker, label }: OwnDrawingProps) {
  const { tone, ground = DISC, isSolid = false, lines, surfaces } = ownDrawings[sticker];
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 96 96"
      data-tone={tone}
      data-solid={isSolid || undefined}
      {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path className={classes.ground} d={ground} />
      {surfaces && <path className={classes.surface} d={surfaces} />}
      <path className={classes.lines} d={lines} />
    </svg>
  );
}
