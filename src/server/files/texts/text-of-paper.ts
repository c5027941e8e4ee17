import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const PAGES_MAX = 2_000;

/** The engine asks for this class when it is loaded; only who draws makes one. */
const drawnByNobody = { DOMMatrix: Object };

/** What is written in a PDF; "" in one of pictures alone. Throws where it is broken or locked. */
export async function textOfPaper(data: Uint8Array, most: number): Promise<string> {
  Object.assign(globalThis, drawnByNobody);
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const engine = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  const task = getDocument({
    data,
    cMapUrl: `${join(engine, "cmaps")}/`,
    standardFontDataUrl: `${join(engine, "standard_fonts")}/`,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const paper = await task.promise;
    let text = "";
    for (let page = 1; page <= Math.min(paper.numPages, PAGES_MAX); page += 1) {
      const content = await (await paper.getPage(page)).getTextContent();
      for (const item of content.items)
        if ("str" in item) text += item.hasEOL ? `${item.str} ` : item.str;
      text += " ";
      if (text.length >= most) break;
    }
    return text;
  } finally {
    await task.destroy();
  }
}
