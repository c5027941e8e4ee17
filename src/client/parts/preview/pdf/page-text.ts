import type { PDFPageProxy } from "pdfjs-dist";

type TextContent = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;

/** The words of a page. */
export interface PageText {
  readonly text: string;
  /** The library's pieces of it, each of which becomes an element. */
  readonly content: TextContent;
  /** Where in the text each piece begins. */
  readonly begins: readonly number[];
}

export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const content = await page.getTextContent();
  const begins: number[] = [];
  let text = "";
  for (const item of content.items) {
    if (!("str" in item)) continue;
    begins.push(text.length);
    text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return { text, content, begins };
}
