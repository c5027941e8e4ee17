import { drawPage } from "#client/parts/preview/pdf/draw-page.ts";
import { givingUp } from "#client/parts/preview/pdf/giving-up.ts";
import { openPdf } from "#client/parts/preview/pdf/open-pdf.ts";
import { PIXELS_PER_POINT, sizeOfPage } from "#client/parts/preview/pdf/page-size.ts";
import type { OpenSource, SourceAddress } from "./sheet-source.ts";

/** A page of a PDF as a sheet: its lines are drawn anew at every scale. */
export async function openPdfPage({
  address,
  size,
  page,
  read,
}: SourceAddress): Promise<OpenSource> {
  const { onMissing, orGiveUp } = givingUp();
  const { task, again, close } = await openPdf({ address, size, read }, onMissing);
  try {
    const opening = task.promise.then(async (pdf) => pdf.getPage(page));
    const sheet = await orGiveUp(opening);
    return {
      source: {
        ...sizeOfPage(sheet),
        finest: Number.POSITIVE_INFINITY,
        draw: (part, scale, signal) => {
          // Whoever moves the sheet asks for what did not come before.
          again();
          return drawPage(sheet, { zoom: scale / PIXELS_PER_POINT, turn: 0 }, part, signal);
        },
      },
      close: () => void close(),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
