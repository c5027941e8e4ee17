import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { openPen, type Pen, SHEET } from "./pen.ts";
import { bridgeFromAbove, frameOf, pierUpright, siteFromAbove } from "./views.ts";

const FONT = "Sheet";

/** A sheet as the register knows it; its title stands under its key in `sample.json`. */
export interface SampleSheet {
  readonly key: string;
  readonly number: string;
  readonly code: string;
  readonly discipline: "structure" | "civil";
  readonly scale: string;
  readonly draw: (pen: Pen) => void;
}

export const sampleSheets: readonly SampleSheet[] = [
  {
    key: "arrangement",
    number: "S-101",
    code: "C",
    discipline: "structure",
    scale: "1:250",
    draw: bridgeFromAbove,
  },
  {
    key: "pier",
    number: "S-203",
    code: "B",
    discipline: "structure",
    scale: "1:50",
    draw: pierUpright,
  },
  {
    key: "site",
    number: "C-110",
    code: "A",
    discipline: "civil",
    scale: "1:500",
    draw: siteFromAbove,
  },
];

/** The sheets as one PDF of as many pages, with lines and letters that stay sharp. */
export async function drawSheets(): Promise<Buffer> {
  // Only whoever fills a server with a sample needs what draws.
  const { GlobalFonts, PDFDocument } = await import("@napi-rs/canvas");
  const engine = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  GlobalFonts.registerFromPath(join(engine, "standard_fonts/LiberationSans-Regular.ttf"), FONT);
  const paper = new PDFDocument({ creator: "Plumbline" });
  for (const sheet of sampleSheets) {
    const pen = openPen(paper.beginPage(SHEET.width, SHEET.height), FONT);
    frameOf(pen, sheet);
    sheet.draw(pen);
    paper.endPage();
  }
  return paper.close();
}
