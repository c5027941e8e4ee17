import { useRef } from "react";
import type { SheetView } from "#client/data/queries/sheets.ts";
import type { PrintedPiece } from "#client/parts/drawing/draw-for-paper.ts";
import { PinMark } from "#client/parts/drawing/pin-mark.tsx";
import { Each } from "#client/ui/each/each.tsx";
import type { Markup } from "#domain/sheet/markup/markup.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import { MarkupLayer } from "../markups/markup-layer.tsx";
import type { ShownPin } from "../pins/filter-pins.ts";
import { placeStyle } from "../pins/place-style.ts";
import classes from "./report.module.css";

interface PrintedSheetProps {
  readonly view: SheetView;
  readonly revision: SheetRevision;
  /** undefined until it is drawn. */
  readonly pieces: readonly PrintedPiece[] | undefined;
  readonly pins: readonly ShownPin[];
  readonly markups: readonly Markup[];
  readonly widthMm: number;
  readonly onDrawn: () => void;
}

/** The sheet itself: empty paper where its content cannot be had, so that pins still stand where they are. */
export function PrintedSheet(props: PrintedSheetProps) {
  const { view, revision, pieces = [], pins, markups, widthMm, onDrawn } = props;
  const { width, height } = revision;
  return (
    <div
      className={classes.sheet}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${widthMm}mm)` }}
      data-sheet
    >
      {pieces.length > 0 && <Pieces key={pieces[0]?.address} pieces={pieces} onDrawn={onDrawn} />}
      <MarkupLayer markups={markups} size={revision} widthMm={view.sheet.widthMm} />
      <Each rows={pins} keyOf={({ pin }) => pin.id}>
        {({ pin, state }) => (
          <span className={classes.pin} style={placeStyle(pin)}>
            {/* Nobody can press it on paper to learn which one it is. */}
            {state === "done" && <span className={classes.done}>{pin.number}</span>}
            <PinMark number={pin.number} state={state} />
          </span>
        )}
      </Each>
    </div>
  );
}

interface PiecesProps {
  readonly pieces: readonly PrintedPiece[];
  readonly onDrawn: () => void;
}

function Pieces({ pieces, onDrawn }: PiecesProps) {
  const come = useRef(new Set<string>());
  const handleCome = (address: string) => {
    if (come.current.add(address).size === pieces.length) onDrawn();
  };
  return pieces.map(({ address, ...place }) => (
    <img
      key={address}
      className={classes.drawing}
      style={place}
      src={address}
      alt=""
      onLoad={() => handleCome(address)}
      onError={() => handleCome(address)}
    />
  ));
}
