import type { PDFDocument } from "@napi-rs/canvas";

/** Points of a sheet of A1, across. */
export const SHEET = { width: 2_384, height: 1_684 };

type Page = ReturnType<PDFDocument["beginPage"]>;
type Point = readonly [x: number, y: number];

/** What lines of a drawing look like, by what they stand for. */
const STYLES = {
  edge: { width: 3, dash: [] },
  thin: { width: 1, dash: [] },
  hidden: { width: 1.5, dash: [10, 6] },
  axis: { width: 1, dash: [26, 6, 4, 6] },
} as const;
type Style = keyof typeof STYLES;

const INK = "#1c1c1c";

/** The corners of what stands upright. */
export function cornersOf([x, y]: Point, width: number, height: number): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ];
}

/** Draws as a draughtsman does, in points from the top left; words are figures and marks, which are the same in every language. */
export function openPen(page: Page, font: string) {
  const stroke = (style: Style) => {
    const { width, dash } = STYLES[style];
    page.strokeStyle = INK;
    page.lineWidth = width;
    page.setLineDash([...dash]);
    page.stroke();
  };
  const line = (style: Style, ...points: readonly Point[]) => {
    page.beginPath();
    for (const [x, y] of points) page.lineTo(x, y);
    stroke(style);
  };
  const write = (text: string, [x, y]: Point, size = 28, align: "center" | "left" = "center") => {
    page.font = `${size}px ${font}`;
    page.fillStyle = INK;
    page.textAlign = align;
    page.textBaseline = "middle";
    page.fillText(text, x, y);
  };
  return {
    line,
    write,
    box(style: Style, at: Point, width: number, height: number) {
      line(style, ...cornersOf(at, width, height), at);
    },
    circle(style: Style, [x, y]: Point, radius: number) {
      page.beginPath();
      page.arc(x, y, radius, 0, 2 * Math.PI);
      stroke(style);
    },
    /** An area that is cut through: grey, with slanting lines in it. */
    cut(...corners: readonly Point[]) {
      const [left, right] = endsOf(corners.map(([x]) => x));
      const [top, bottom] = endsOf(corners.map(([, y]) => y));
      const height = bottom - top;
      page.save();
      page.beginPath();
      for (const [x, y] of corners) page.lineTo(x, y);
      page.closePath();
      page.fillStyle = "#ececec";
      page.fill();
      page.clip();
      page.strokeStyle = "#9a9a9a";
      page.lineWidth = 1;
      page.setLineDash([]);
      page.beginPath();
      for (let along = left - height; along < right; along += 18) {
        page.moveTo(along, bottom);
        page.lineTo(along + height, top);
      }
      page.stroke();
      page.restore();
      line("edge", ...corners, ...corners.slice(0, 1));
    },
    /** A length between two points, with its figure above. */
    measure([x, y]: Point, [right, bottom]: Point, figure: string) {
      const isFlat = y === bottom;
      line("thin", [x, y], [right, bottom]);
      for (const [at, level] of [
        [x, y],
        [right, bottom],
      ] as const)
        line("thin", [at - 9, level + 9], [at + 9, level - 9]);
      const middle: Point = [(x + right) / 2, (y + bottom) / 2];
      write(figure, isFlat ? [middle[0], middle[1] - 18] : [middle[0] - 50, middle[1]]);
    },
    /** A mark of a grid line in its circle. */
    mark(text: string, [x, y]: Point) {
      page.beginPath();
      page.arc(x, y, 32, 0, 2 * Math.PI);
      page.fillStyle = "#ffffff";
      page.fill();
      stroke("thin");
      write(text, [x, y], 26);
    },
  };
}

function endsOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
export type Pen = ReturnType<typeof openPen>;
