import { type FileHandle, open } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist";
import type { Pixels } from "./cut-picture.ts";
import { NotTiled } from "./tile-job.ts";
import { PAPER_SIDE, PIXELS_MAX } from "./tiling-limits.ts";

/** Bytes of one part of the file, which is read as the page asks for it. */
const PART = 2 ** 18;
/** Rows that are drawn at once. */
const BAND = 1_024;
const [RGBA, RGB] = [4, 3];

/** Draws a page of a PDF, from 1, as fine as anybody looks at it. */
export async function drawPaper(path: string, number: number): Promise<Pixels> {
  const { getDocument, PDFDataRangeTransport, VerbosityLevel } =
    await import("pdfjs-dist/legacy/build/pdf.mjs");
  const file = await open(path);
  const { size } = await file.stat();
  const range = new PDFDataRangeTransport(size, new Uint8Array());
  range.requestDataRange = (begin: number, end: number) => {
    void readPart(file, begin, end).then((part) => range.onDataRange(begin, part));
  };
  const engine = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const task = getDocument({
    range,
    rangeChunkSize: PART,
    disableAutoFetch: true,
    disableStream: true,
    maxImageSize: PIXELS_MAX,
    cMapUrl: `${join(engine, "cmaps")}/`,
    standardFontDataUrl: `${join(engine, "standard_fonts")}/`,
    wasmUrl: `${join(engine, "wasm")}/`,
    disableFontFace: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  // Who is asked for a password would wait for ever.
  task.onPassword = () => void task.destroy();
  try {
    const paper = await task.promise;
    if (number > paper.numPages) throw new NotTiled("broken");
    return await drawPage(await paper.getPage(number));
  } catch (error) {
    if (error instanceof NotTiled) throw error;
    throw new NotTiled(Object(error).name === "PasswordException" ? "locked" : "broken", error);
  } finally {
    await task.destroy();
    await file.close();
  }
}

async function readPart(file: FileHandle, begin: number, end: number): Promise<Uint8Array> {
  const part = new Uint8Array(end - begin);
  const { bytesRead } = await file.read(part, 0, part.length, begin);
  return part.subarray(0, bytesRead);
}

/** Band after band, so that beside the pixels themselves no canvas has to be as large as they are. */
async function drawPage(page: PDFPageProxy): Promise<Pixels> {
  const plain = page.getViewport({ scale: 1 });
  const scale = PAPER_SIDE / Math.max(plain.width, plain.height);
  const viewport = page.getViewport({ scale });
  const [width, height] = [atLeastOne(viewport.width), atLeastOne(viewport.height)];
  const bytes = new Uint8Array(width * height * RGB);
  const canvas = createCanvas(width, Math.min(BAND, height));
  // The library draws on it as on that of a page.
  const drawnOn = canvas as unknown as Parameters<PDFPageProxy["render"]>[0]["canvas"];
  const context = canvas.getContext("2d");
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, canvas.height);
    const drawing = page.render({
      canvas: drawnOn,
      viewport,
      transform: [1, 0, 0, 1, 0, -top],
    });
    await drawing.promise;
    const { data } = context.getImageData(0, 0, width, rows);
    for (let from = 0, to = top * width * RGB; from < data.length; from += RGBA, to += RGB) {
      bytes[to] = data[from] ?? 0;
      bytes[to + 1] = data[from + 1] ?? 0;
      bytes[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { bytes, width, height };
}

function atLeastOne(side: number): number {
  return Math.max(1, Math.round(side));
}
