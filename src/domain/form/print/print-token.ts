/** A place of a template that is filled in: `{amount}`, `{items.price}`, `{thousands(amount,2)}`, `{systemPrinter}`. */
export interface PrintToken {
  /** The field, or the name of a system token. */
  readonly path: string;
  readonly as: "text" | "thousands" | "capital" | "date" | "image" | "qr" | "barcode";
  /** Decimals, or the format of a date. */
  readonly option: string;
}

const SORTS = ["thousands", "capital", "date", "image", "qr", "barcode"] as const;
const TOKEN =
  /\{(?:([a-z]+)\(([A-Za-z_]\w*(?:\.\w+)?)(?:,([^(){}<>]{0,40}))?\)|([A-Za-z_]\w*(?:\.\w+)?))\}/g;

/** A template's text taken apart: what stands as it is, and what is filled in. What is no token stays text. */
export function printPieces(text: string): readonly (string | PrintToken)[] {
  const pieces: (string | PrintToken)[] = [];
  let at = 0;
  for (const {
    0: written,
    1: sort,
    2: path = "",
    3: option = "",
    4: plain,
    index,
  } of text.matchAll(TOKEN)) {
    const token = tokenOf(sort, plain ?? path, option);
    if (!token) continue;
    if (index > at) pieces.push(text.slice(at, index));
    pieces.push(token);
    at = index + written.length;
  }
  return at < text.length ? [...pieces, text.slice(at)] : pieces;
}

function tokenOf(sort: string | undefined, path: string, option: string): PrintToken | undefined {
  if (sort === undefined) return { path, as: "text", option: "" };
  const as = SORTS.find((known) => known === sort);
  return as && { path, as, option: option.trim() };
}
