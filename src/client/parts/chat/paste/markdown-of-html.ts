import { linesOfHtml } from "#client/parts/text/lines-of-html.ts";

/** What says more than its words do. */
const TELLING =
  "table, ul, ol, strong, b, em, i, s, del, code, pre, blockquote, a[href], h1, h2, h3";
const MARKS: Readonly<Record<string, string>> = {
  STRONG: "**",
  B: "**",
  EM: "_",
  I: "_",
  S: "~~",
  DEL: "~~",
  CODE: "`",
};
const BLOCKS = new Set(["P", "DIV", "SECTION", "ARTICLE", "HEADER", "FOOTER", "MAIN"]);

/** Formatted text as Markdown; nothing where its words say as much. */
export function markdownOfHtml(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const mute of body.querySelectorAll("script, style, template, noscript")) mute.remove();
  if ([...body.querySelectorAll(TELLING)].every(isPlain)) return undefined;
  return tidy(partsOf(body));
}

/** Whether words lie in it, or only a picture. */
export function saysWords(html: string): boolean {
  return linesOfHtml(html) !== "";
}

function tidy(text: string): string {
  return text
    .replaceAll(/[ \t]+\n/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function partsOf(node: Node): string {
  return [...node.childNodes].map(partOf).join("");
}

function partOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replaceAll(/\s+/g, " ");
  if (!(node instanceof HTMLElement)) return "";
  return blockOf(node) ?? lineOf(node);
}

/** What stands on lines of its own. */
function blockOf(element: HTMLElement): string | undefined {
  const { tagName } = element;
  if (element instanceof HTMLTableElement) return `\n\n${tableOf(element)}\n\n`;
  if (tagName === "UL" || tagName === "OL") return `\n\n${listOf(element)}\n\n`;
  if (tagName === "PRE") return `\n\n\`\`\`\n${(element.textContent ?? "").trimEnd()}\n\`\`\`\n\n`;
  if (tagName === "BLOCKQUOTE") return `\n\n${before("> ", partsOf(element))}\n\n`;
  if (/^H[1-6]$/.test(tagName)) return `\n\n**${oneLine(element)}**\n\n`;
  if (BLOCKS.has(tagName)) return `\n\n${partsOf(element).trim()}\n\n`;
  return undefined;
}

/** What stands within a line. */
function lineOf(element: HTMLElement): string {
  if (element.tagName === "BR") return "\n";
  const words = partsOf(element);
  if (element instanceof HTMLAnchorElement) return linkOf(element, words);
  const mark = markOf(element);
  const inner = words.trim();
  if (mark === "" || inner === "" || /\n/.test(inner) || inner.startsWith(mark)) return words;
  return words.replace(inner, () => mark + inner + mark);
}

function markOf(element: HTMLElement): string {
  return isPlain(element) ? "" : (MARKS[element.tagName] ?? "");
}

/** Some programs wrap all that is copied in bold that is none. What the style says is read as it is written: drawn it is nowhere. */
function isPlain(element: Element): boolean {
  return /font-(?:weight|style):\s*(?:normal|400)/i.test(element.getAttribute("style") ?? "");
}

function linkOf({ href }: HTMLAnchorElement, words: string): string {
  const inner = words.trim();
  if (inner === "" || !/^https?:/.test(href)) return words;
  const isBare = inner === href || `${inner}/` === href;
  return words.replace(inner, () => (isBare ? href : `[${inner}](${href})`));
}

function oneLine(element: Element): string {
  return partsOf(element).replaceAll(/\s+/g, " ").trim();
}

function before(mark: string, text: string): string {
  return tidy(text)
    .split("\n")
    .map((line) => mark + line)
    .join("\n");
}

function listOf(list: HTMLElement): string {
  const items = [...list.children].filter(({ tagName }) => tagName === "LI");
  const first = list instanceof HTMLOListElement ? list.start : undefined;
  return items
    .map((item, place) => {
      const mark = first === undefined ? "- " : `${first + place}. `;
      const lines = tidy(partsOf(item)).replaceAll(/\n{2,}/g, "\n");
      return mark + lines.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
    })
    .join("\n");
}

/** The first row stands as the head: a table without one is none in Markdown. */
function tableOf(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => oneLine(cell).replaceAll("|", String.raw`\|`)),
  );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return "";
  // One cell, or one column, reads better as lines.
  if (width === 1) return rows.map(([cell = ""]) => cell).join("\n");
  const lines = rows.map(
    (cells) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`,
  );
  return [lines[0], `|${" --- |".repeat(width)}`, ...lines.slice(1)].join("\n");
}
