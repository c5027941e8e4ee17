import { type CSSProperties, memo } from "react";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import type { DrawnRow } from "./drawn-row.ts";
import type { MarkupHands } from "./markup-hands.ts";
import { MarkupLines } from "./markup-lines.tsx";
import classes from "./markups.module.css";
import { OwnMarkup } from "./own-markup.tsx";

interface MarkupLayerProps {
  readonly markups: readonly DrawnRow[];
  readonly size: SheetSize;
  /** What the width of the sheet stands for, 0 = nobody has said. */
  readonly widthMm: number;
  /** Left out where nothing can be chosen. */
  readonly hands?: MarkupHands | undefined;
}

/** Height of letters, in parts of the width of a sheet. */
const LETTERS = 0.012;

/** What people have drawn on a sheet; what cannot be drawn is left out. */
export const MarkupLayer = memo(function MarkupLayer(props: MarkupLayerProps) {
  const { markups, size, widthMm, hands } = props;
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
          {hands?.userId === markup.userId ? (
            <OwnMarkup markup={markup} size={size} widthMm={widthMm} hands={hands} />
          ) : (
            <g data-color={markup.color} data-width={markup.width}>
              <MarkupLines markup={markup} size={size} widthMm={widthMm} />
            </g>
          )}
        </Boundary>
      ))}
    </svg>
  );
});
