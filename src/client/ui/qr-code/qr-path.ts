import { create } from "qrcode";

/** Light modules that readers want around a code. */
const QUIET = 4;

/** The picture of a text: dark modules as one path, in a square of `size` modules with its quiet zone. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_row, y) =>
    Array.from({ length: modules.size }, (_module, x) => modules.get(y, x) === 1),
  );
  return { path: rows.flatMap(rowPath).join(""), size: modules.size + 2 * QUIET };
}

/** Neighbours are drawn in one piece: browsers leave hairlines between squares. `y` counts without the quiet zone. */
function rowPath(row: readonly boolean[], y: number): string[] {
  const pieces: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    pieces.push(`M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`);
    x += width;
  }
  return pieces;
}
