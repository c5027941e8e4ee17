import DOMPurify, { type Config } from "dompurify";
import { splitLongWords } from "./long-words.ts";

/** HTML without what could act, and with places to break in words that are too long for a browser. */
export function cleanHtml(html: string, rules: Config): string {
  const clean = DOMPurify.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true });
  const texts = document.createTreeWalker(clean, NodeFilter.SHOW_TEXT);
  const long: Text[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (splitLongWords(node.data).length > 1) long.push(node);
  }
  for (const node of long) breakText(node);
  // In a document that nobody sees nothing is loaded.
  const place = clean.ownerDocument.createElement("div");
  place.append(clean);
  return place.innerHTML;
}

function breakText(node: Text): void {
  const pieces = splitLongWords(node.data);
  const breaks = pieces.flatMap((piece, place) =>
    place === 0 ? [piece] : [node.ownerDocument.createElement("wbr"), piece],
  );
  node.replaceWith(...breaks);
}
