import type { ReactNode } from "react";
import { useMemo } from "react";
import { type Coloured, colourCode } from "#client/parts/code/colour-code.ts";
import colours from "#client/parts/code/coloured.module.css";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import classes from "./text.module.css";

/** A text as it is written; code in colours where its language is known. */
export function CodeText({ text, name }: { readonly text: string; readonly name: string }) {
  const pieces = useMemo(() => colourCode(text, name), [text, name]);
  return (
    <pre className={`${classes.code} ${colours.coloured}`}>
      <code>{pieces ? drawAll(pieces) : <BreakableText text={text} />}</code>
    </pre>
  );
}

/** Pieces never move, so each is known by its place. */
function drawAll(pieces: readonly Coloured[]): ReactNode {
  return pieces.map((piece, place) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- what is drawn of one text never moves
      <span key={place} data-code={piece.kind}>
        {drawAll(piece.pieces)}
      </span>
    ),
  );
}
