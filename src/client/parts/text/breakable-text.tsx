import { Fragment } from "react";
import { splitLongWords } from "./long-words.ts";

/** Plain text, with places to break in words that are too long for a browser. */
export function BreakableText({ text }: { readonly text: string }) {
  return splitLongWords(text).map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
