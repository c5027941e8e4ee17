import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { HEADER_BYTES, readImageHeader } from "#client/data/pictures/image-header.ts";
import { openPicture } from "#client/parts/drawing/picture-source.ts";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import { givingUp } from "#client/parts/preview/pdf/giving-up.ts";
import { openPdf } from "#client/parts/preview/pdf/open-pdf.ts";
import { sizeOfPage } from "#client/parts/preview/pdf/page-size.ts";
import { extensionOf } from "#domain/file/file-extension.ts";
import { SHEETS_ADDED_MAX } from "#domain/sheet/sheet-limits.ts";
import { isLargePicture } from "#domain/tiles/needs-tiles.ts";
import type { Callout } from "#domain/sheet/callout.ts";
import { findCallouts, type RunningWords } from "./find-callouts.ts";
import { type GuessedSheet, guessSheet, type PlacedWords } from "./guess-sheet.ts";

/** A page of a picked file, as it could become a sheet. */
export interface ReadPage extends GuessedSheet {
  readonly file: File;
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** Numbers of sheets that are written on it. */
  readonly callouts: readonly Callout[];
}

/** The pages of a picked file, as many as are brought at once; throws where it cannot be read. */
export async function readPages(file: File): Promise<readonly ReadPage[]> {
  const address = URL.createObjectURL(file);
  try {
    if (extensionOf(file.name) === "pdf") return await pagesOfPdf(file, address);
    const { width, height } = (await sizeOfLarge(file)) ?? (await sizeOfOpened(address));
    const clues = { label: "", bookmark: "", words: [] };
    return [{ file, page: 1, width, height, callouts: [], ...guessSheet(clues, file.name, true) }];
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What is large is not unpacked only to be measured: it says how large it is. */
async function sizeOfLarge(file: File): Promise<SheetSize | undefined> {
  const header = readImageHeader(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const { name, size } = file;
  const isLarge = header && isLargePicture({ ext: extensionOf(name), size, ...header });
  return isLarge ? { width: header.width, height: header.height } : undefined;
}

async function sizeOfOpened(address: string): Promise<SheetSize> {
  const { source, close } = await openPicture(address);
  const { width, height } = source;
  close();
  return { width, height };
}

async function pagesOfPdf(file: File, address: string): Promise<readonly ReadPage[]> {
  const { onMissing, orGiveUp } = givingUp();
  const { task, close } = await openPdf({ address, size: file.size }, onMissing);
  try {
    return await orGiveUp(task.promise.then(async (pdf) => pagesOf(pdf, file)));
  } finally {
    await close();
  }
}

async function pagesOf(pdf: PDFDocumentProxy, file: File): Promise<readonly ReadPage[]> {
  const count = Math.min(pdf.numPages, SHEETS_ADDED_MAX);
  const [labels, bookmarks] = [await pdf.getPageLabels(), await bookmarksOf(pdf)];
  const pages: ReadPage[] = [];
  for (let number = 1; number <= count; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = sizeOfPage(page);
    const text = await textOf(page);
    const clues = {
      label: labels?.[number - 1] ?? "",
      bookmark: bookmarks.get(number) ?? "",
      words: text.map(placedWords),
    };
    pages.push({
      file,
      page: number,
      width: Math.max(1, Math.round(width)),
      height: Math.max(1, Math.round(height)),
      callouts: findCallouts(text),
      ...guessSheet(clues, file.name, pdf.numPages === 1),
    });
    page.cleanup();
  }
  return pages;
}

/** The bookmarks by the page to which they lead; of several the first one. */
async function bookmarksOf(pdf: PDFDocumentProxy): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  const waiting = [...((await pdf.getOutline()) ?? [])];
  for (let item = waiting.shift(); item && found.size < SHEETS_ADDED_MAX; item = waiting.shift()) {
    waiting.push(...item.items);
    const page = await pageOf(pdf, item.dest).catch(() => undefined);
    if (page !== undefined && !found.has(page)) found.set(page, item.title);
  }
  return found;
}

async function pageOf(
  pdf: PDFDocumentProxy,
  dest: string | readonly unknown[] | null,
): Promise<number | undefined> {
  const [first] = (typeof dest === "string" ? await pdf.getDestination(dest) : dest) ?? [];
  if (typeof first === "number") return first + 1;
  if (typeof first !== "object" || first === null) return undefined;
  return (await pdf.getPageIndex(first as Parameters<typeof pdf.getPageIndex>[0])) + 1;
}

interface PageText extends RunningWords {
  /** Of its letters, in points. */
  readonly height: number;
}

/** Words of a page, with where they run as the page lies. */
async function textOf(page: PDFPageProxy): Promise<readonly PageText[]> {
  const view = page.getViewport({ scale: 1 });
  const pointOf = (left: number, bottom: number) => {
    const [x = 0, y = 0] = view.convertToViewportPoint(left, bottom);
    return { x: x / view.width, y: y / view.height };
  };
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a = 1, b = 0, c = 0, d = 1, left = 0, bottom = 0] = item.transform as number[];
    const along = item.width / (Math.hypot(a, b) || 1);
    const rise = item.height / (Math.hypot(c, d) || 1);
    const start = pointOf(left, bottom);
    const top = pointOf(left + c * rise, bottom + d * rise);
    return [
      {
        text: item.str,
        height: item.height,
        start,
        end: pointOf(left + a * along, bottom + b * along),
        up: { x: top.x - start.x, y: top.y - start.y },
      },
    ];
  });
}

function placedWords({ text, start, height }: PageText): PlacedWords {
  return { text, height, ...start };
}
