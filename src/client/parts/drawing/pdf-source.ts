import { drawPage } from "#client/parts/preview/pdf/draw-page.ts";
import { openPdf } from "#client/parts/preview/pdf/open-pdf.ts";
import { PIXELS_PER_POINT, sizeOfPage } from "#client/parts/preview/pdf/page-size.ts";
import type { OpenSource, SourceAddress } from "./sheet-source.ts";

/** A page of a PDF as a sheet: its lines are drawn anew at every scale. */
export async function openPdfPage({ address, size, page }: SourceAddress): Promise<OpenSource> {
  const { task, close } = await openPdf({ address, size });
  try {
    const pdf = await task.promise;
    const sheet = await pdf.getPage(page);
    return {
      source: {
        ...sizeOfPage(sheet),
        draw: (part, scale, signal) =>
          drawPage(sheet, { zoom: scale / PIXELS_PER_POINT, turn: 0 }, part, signal),
      },
      close: () => void close(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
