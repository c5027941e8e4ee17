import JsBarcode from "jsbarcode";

/** Bars are drawn only for letters and digits (seed 001 section 5). */
const drawable = /^[A-Za-z0-9]+$/;

/** The dark bars of a text as one path in a box of `width` by 1; undefined where they cannot be drawn. */
export function barsOf(
  text: string,
  format: string,
): { readonly path: string; readonly width: number } | undefined {
  if (!drawable.test(text)) return undefined;
  // Given an object in place of a picture, the library only says what to draw: a picture of its own would need inline styles.
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  try {
    JsBarcode(drawn, text, { format });
  } catch {
    return undefined;
  }
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join("");
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return bars.length > 0 ? { path: bars.join(""), width: modules.length } : undefined;
}
