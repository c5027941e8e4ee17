/** A line that was drawn without lifting the pen: x and y by turns, in the box of the picture. */
export type Stroke = readonly number[];

export const SIGNATURE_BOX = { width: 320, height: 100 } as const;

const START = "data:image/svg+xml,";

/** What was drawn, as the address of a picture: as sharp on paper as on a screen, and short. */
export function signatureOfStrokes(strokes: readonly Stroke[]): string | null {
  if (strokes.length === 0) return null;
  const path = strokes.map(pathOf).join("");
  return pictureOf(
    `<path d="${path}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/>`,
  );
}

/** A name in place of a drawing, for whoever cannot draw. */
export function signatureOfName(name: string): string {
  const safe = name.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
  return pictureOf(
    `<text x="50%" y="60%" text-anchor="middle" font-size="30" font-style="italic">${safe}</text>`,
  );
}

/** Whether a value can be shown as a signature: nothing but a picture that stands in it. */
export function isSignature(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("data:image/");
}

function pathOf(stroke: Stroke): string {
  const points = Array.from({ length: stroke.length / 2 }, (_point, at) =>
    [stroke[at * 2], stroke[at * 2 + 1]].map((place) => Math.round(place ?? 0)).join(" "),
  );
  const [first = "", ...others] = points;
  // A dot is a line to where it began.
  return `M${first}L${(others.length > 0 ? others : [first]).join(" ")}`;
}

function pictureOf(content: string): string {
  const { width, height } = SIGNATURE_BOX;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return START + encodeURIComponent(svg);
}
