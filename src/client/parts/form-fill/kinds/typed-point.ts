/** A place on the earth. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Latitude and longitude as maps say them: two numbers with a comma or a space between. */
const TWO_NUMBERS = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;，\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** The place that somebody typed; undefined where it is none. */
export function typedPoint(text: string): Point | undefined {
  const [, latitude, longitude] = TWO_NUMBERS.exec(text)?.map(Number) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}

/** An outline as a drawing of so many units, north at the top; a degree is narrower the farther north it lies. */
export function drawnOutline(points: readonly Point[], size: number): string {
  const middle = points.reduce((sum, { latitude }) => sum + latitude, 0) / (points.length || 1);
  const narrow = Math.cos((middle * Math.PI) / 180);
  const places = points.map(({ latitude, longitude }) => [longitude * narrow, -latitude] as const);
  const [left, top] = [0, 1].map((axis) => Math.min(...places.map((place) => place[axis] ?? 0)));
  const [right, bottom] = [0, 1].map((axis) =>
    Math.max(...places.map((place) => place[axis] ?? 0)),
  );
  const span = Math.max((right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)) || 1;
  const at = (value: number, from = 0) => Math.round(((value - from) / span) * size);
  return places.map(([x, y]) => `${at(x, left)},${at(y, top)}`).join(" ");
}
