import { type CSSProperties, memo } from "react";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { Markup } from "#domain/sheet/markup/markup.ts";
import { lengthOf, markupPath, spotsOf } from "./markup-path.ts";
import classes from "./markups.module.css";
import { useLengthWords } from "./use-length-words.ts";

interface MarkupLayerProps {
  readonly markups: readonly Drawn[];
  readonly size: SheetSize;
  /** What the width of the sheet stands for, 0 = nobody has said. */
  readonly widthMm: number;
}

/** What is drawn of a markup. */
type Drawn = Pick<Markup, "id" | "kind" | "color" | "points" | "text">;

/** Height of letters, in parts of the width of a sheet. */
const LETTERS = 0.012;

/** What people have drawn on a sheet; what cannot be drawn is left out. */
export const MarkupLayer = memo(function MarkupLayer({ markups, size, widthMm }: MarkupLayerProps) {
  const letters = {
    "--markup-letters": `${LETTERS * size.width}px`,
    "--markup-width": size.width,
  } as CSSProperties;
  return (
    <svg
      className={classes.layer}
      style={letters}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
    >
      {markups.map((markup) => (
        <Boundary key={markup.id} row={markup} silent>
          <DrawnMarkup markup={markup} size={size} widthMm={widthMm} />
        </Boundary>
      ))}
    </svg>
  );
});

interface DrawnMarkupProps extends Omit<MarkupLayerProps, "markups"> {
  readonly markup: Drawn;
}

function DrawnMarkup({ markup, size, widthMm }: DrawnMarkupProps) {
  const lengthWords = useLengthWords();
  const { kind, color, points, text } = markup;
  const spots = spotsOf(points, size);
  const [first = { x: 0, y: 0 }, last = first] = [spots[0], spots.at(-1)];
  const isLength = kind === "measure";
  const said = isLength ? lengthWords(lengthOf(points, size, widthMm)) : text;
  const [x, y] = isLength ? [(first.x + last.x) / 2, (first.y + last.y) / 2] : [first.x, first.y];
  return (
    <g data-color={color}>
      <path className={classes.line} d={markupPath(markup, size)} />
      {said !== "" && (
        <text
          className={classes.words}
          x={x}
          y={y}
          dy={isLength ? "-0.4em" : undefined}
          textAnchor={isLength ? "middle" : "start"}
        >
          {said}
        </text>
      )}
    </g>
  );
}
