import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import type { DrawnRow } from "./drawn-row.ts";
import { lengthOf, markupPath, spotsOf } from "./markup-path.ts";
import classes from "./markups.module.css";
import { useLengthWords } from "./use-length-words.ts";

interface MarkupLinesProps {
  readonly markup: DrawnRow;
  readonly size: SheetSize;
  /** What the width of the sheet stands for, 0 = nobody has said. */
  readonly widthMm: number;
  /** It can be pressed, also close to its line. */
  readonly isOwn?: boolean;
}

/** The line of a markup, and what is written at it. */
export function MarkupLines({ markup, size, widthMm, isOwn = false }: MarkupLinesProps) {
  const lengthWords = useLengthWords();
  const { kind, points, text } = markup;
  const spots = spotsOf(points, size);
  const [first = { x: 0, y: 0 }, last = first] = [spots[0], spots.at(-1)];
  const isLength = kind === "measure";
  const said = isLength ? lengthWords(lengthOf(points, size, widthMm)) : text;
  const [x, y] = isLength ? [(first.x + last.x) / 2, (first.y + last.y) / 2] : [first.x, first.y];
  const path = markupPath(markup, size);
  return (
    <>
      {isOwn && path !== "" && <path className={classes.near} d={path} />}
      <path className={classes.line} d={path} />
      {said !== "" && (
        <text
          className={classes.words}
          x={x}
          y={y}
          dy={kind === "text" ? undefined : "-0.4em"}
          textAnchor={isLength ? "middle" : "start"}
        >
          {said}
        </text>
      )}
    </>
  );
}
