import { extensionOf } from "#domain/file/file-extension.ts";
import { sniffType } from "#domain/file/sniff-type.ts";
import { mayBeText, wideEncodingOf } from "./may-be-text.ts";
import { isCompound, isNamedOldOffice } from "./old-office.ts";
import { textOfMarkup } from "./text-of-markup.ts";
import { textOfPackage } from "./text-of-package.ts";
import { textOfPaper } from "./text-of-paper.ts";

/** Signs that are kept of what is written in one content: some hundred pages. */
const TEXT_MAX = 200_000;

const MARKUP: ReadonlySet<string> = new Set(["htm", "html", "xhtml", "xml", "svg"]);

/** What is written in a content; "" where it holds no words, or none that can be read. */
export async function textOf(bytes: Uint8Array, name: string): Promise<string> {
  const type = sniffType(bytes);
  const ending = extensionOf(name);
  if (type === "application/pdf") return squeezed(await textOfPaper(bytes, TEXT_MAX));
  if (type === "application/zip") return squeezed(await textOfPackage(bytes, ending, TEXT_MAX));
  if (isNamedOldOffice(ending) && isCompound(bytes)) {
    // Few are, and what reads them is large.
    const { textOfOldOffice } = await import("./text-of-old-office.ts");
    return squeezed(textOfOldOffice(bytes, ending, TEXT_MAX));
  }
  const text = plainText(bytes);
  return MARKUP.has(ending) ? squeezed(textOfMarkup(text)) : text.slice(0, TEXT_MAX);
}

/** What was put together of pieces, with one space between words. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, TEXT_MAX);
}

/** Text as editors write it; "" where the bytes are something else. */
function plainText(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (!mayBeText(bytes)) return "";
  for (const encoding of ["utf-8", "gb18030"]) {
    try {
      // A sign may be cut in two where the rest was not read.
      return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    } catch {
      // It is written in another way.
    }
  }
  return "";
}
