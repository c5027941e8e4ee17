import { defaultOptions, type HElement, parseAsync, renderDocument } from "docx-preview";
import { failure, type Result, success } from "#base/result.ts";
import { openArchive } from "#client/data/papers/archive.ts";
import type { PaperProblem } from "#client/data/papers/paper-problem.ts";
import { withoutActs } from "./without-acts.ts";

/** Bytes of a document that is fetched. */
export const WORD_MAX = 50_000_000;
/** Bytes that it may unpack to. */
const UNPACKED_MAX = 50_000_000;

/** A document as it is put into a page. */
export interface DrawnWord {
  readonly nodes: readonly Node[];
  readonly sheets: readonly CSSStyleSheet[];
}

/** Draws a document. Its styles come as sheets, because the page's policy allows no style element. */
export async function drawWord(
  content: Uint8Array<ArrayBuffer>,
): Promise<Result<DrawnWord, PaperProblem>> {
  const opened = await openArchive(content, UNPACKED_MAX);
  if (!opened.ok) return opened;
  if (!opened.value.names.includes("word/document.xml")) return failure("broken");
  const styles: string[] = [];
  const settings = {
    ...defaultOptions,
    h: (part: HElement | Node | string) => drawPart(part, styles),
    // Fonts inside of it would load by themselves, and documents inside of it act.
    ignoreFonts: true,
    renderAltChunks: false,
    useBase64URL: true,
  };
  const nodes = await parseAsync(content, settings)
    .then((parsed) => renderDocument(parsed, settings))
    // Whatever a file lacks, the library stumbles over it with errors of any kind.
    .catch(() => undefined);
  if (!nodes) return failure("broken");
  const sheets = [...styles, onGround].map((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  });
  return success({ nodes, sheets });
}

/** The library's own ground is dark grey whatever the scheme; on a phone pages are as wide as the screen. */
const onGround = `
.docx-wrapper { padding: 1rem; background: transparent; }
.docx-wrapper > section.docx { max-width: 100%; box-sizing: border-box; overflow-x: auto; }
@media (max-width: 47.99em) { .docx-wrapper > section.docx { padding: 1rem !important; } }
`;

function drawPart(part: HElement | Node | string, styles: string[]): Node {
  if (typeof part === "string" || part instanceof Node) return defaultOptions.h(part);
  const { tagName, style, children, ...rest } = part;
  if (tagName === "style") {
    styles.push((children ?? []).filter((child) => typeof child === "string").join("\n"));
    return document.createComment("style");
  }
  const node = defaultOptions.h({ ...rest, tagName, ...(typeof style === "object" && { style }) });
  // Said as an attribute, a style is refused by the page's policy.
  if (typeof style === "string" && node instanceof HTMLElement) node.style.cssText = style;
  if (typeof style === "string" && node instanceof SVGElement) node.style.cssText = style;
  if (node instanceof Element || node instanceof DocumentFragment)
    node.append(...(children ?? []).map((child) => drawPart(child, styles)));
  // No description of a picture is handed on; without an empty one its address would be read aloud.
  if (node instanceof HTMLImageElement && !node.hasAttribute("alt")) node.alt = "";
  return withoutActs(node);
}
