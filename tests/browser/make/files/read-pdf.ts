import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page of a PDF: millimetres of its sides, what is written on it, and the pictures that are painted on it. */
export interface ReadPage {
  readonly wide: number;
  readonly high: number;
  readonly text: string;
  /** Pixels of each. */
  readonly pictures: readonly (readonly [number, number])[];
}

const MM_PER_POINT = 25.4 / 72;

/** What came out of the printer. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 });
  const pdf = await loading.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    const pictures = fnArray.flatMap((kind, at): [number, number][] => {
      if (kind !== OPS.paintImageXObject) return [];
      const [, wide, high] = argsArray[at] as [string, number, number];
      return [[wide, high]];
    });
    pages.push({
      wide: Math.round(width * MM_PER_POINT),
      high: Math.round(height * MM_PER_POINT),
      text: items.map((item) => ("str" in item ? item.str : "")).join(" "),
      pictures,
    });
  }
  await loading.destroy();
  return pages;
}
