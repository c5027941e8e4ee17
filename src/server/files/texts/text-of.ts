import { extensionOf } from "#domain/file/file-extension.ts";
import { mayBeText, wideEncodingOf } from "./may-be-text.ts";
import { textOfMarkup } from "./text-of-markup.ts";
import { textOfPackage } from "./text-of-package.ts";
import { textOfPaper } from "./text-of-paper.ts";

/** Signs that are kept of what is written in one content: some hundred pages. */
const TEXT_MAX = 200_000;

const MARKUP: ReadonlySet<string> = new Set(["htm", "html", "xhtml", "xml", "svg"]);

/** What is written in a content; "" where it holds no words, or none that can be read. */
export async function textOf(bytes: Uint8Array, name: string): Promise<string> {
  if (beginsWith(bytes, "%PDF-")) return textOfPaper(bytes, TEXT_MAX);
  const ending = extensionOf(name);
  if (beginsWith(bytes, "PK\u0003\u0004")) return textOfPackage(bytes, ending, TEXT_MAX);
  const text = plainText(bytes);
  return (MARKUP.has(ending) ? textOfMarkup(text) : text).slice(0, TEXT_MAX);
}

function beginsWith(bytes: Uint8Array, signs: string): boolean {
  return Array.from(signs).every((sign, at) => bytes[at] === sign.charCodeAt(0));
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
