import DOMPurify from "dompurify";
import { splitLongWords } from "./long-words.ts";

const words = (text: string) => text.split(" ");

/** What texts of people may be made of; everything else is dropped, its words stay. */
const allowed = {
  ALLOWED_TAGS: [
    "#text",
    ...words("p br hr div span h1 h2 h3 h4 h5 h6 pre blockquote ul ol li label input a"),
    ...words("strong b em i u s del sub sup kbd code table thead tbody tr th td"),
  ],
  ALLOWED_ATTR: words(
    "href title target rel start value align type checked disabled colspan rowspan data-type data-checked data-language",
  ),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const LANGUAGE = /(?:^|\s)language-([\w+#-]{1,30})(?:\s|$)/;

/** What loads from its address as soon as it is drawn. */
const MEDIA = "img, image, picture, video, audio, source, track, embed, object, iframe";

/**
 * HTML of somebody's text without anything that acts, looks like a part of the app or loads by itself: media from
 * elsewhere would tell their host who reads the text and when. They become links, which a person may follow. Words
 * that are too long for a browser get places to break.
 */
export function cleanHtml(html: string): string {
  // A document that is not shown loads nothing.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const media of body.querySelectorAll(MEDIA)) media.replaceWith(...linksTo(media));
  for (const input of body.querySelectorAll("input")) {
    if (input.type === "checkbox") input.disabled = true;
    else input.remove();
  }
  for (const code of body.querySelectorAll("pre > code")) nameLanguage(code);
  const clean = DOMPurify.sanitize(body.innerHTML, { ...allowed, RETURN_DOM_FRAGMENT: true });
  breakLongWords(clean);
  // In a document that nobody sees nothing is loaded.
  const place = clean.ownerDocument.createElement("div");
  place.append(clean);
  return place.innerHTML;
}

/** The language of a block, which its class tells, in the one way that is left of it. */
function nameLanguage(code: Element): void {
  const language = LANGUAGE.exec(code.className)?.[1];
  if (language === undefined) code.removeAttribute("data-language");
  else code.setAttribute("data-language", language.toLowerCase());
}

function breakLongWords(clean: DocumentFragment): void {
  const texts = document.createTreeWalker(clean, NodeFilter.SHOW_TEXT);
  const long: Text[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (splitLongWords(node.data).length > 1) long.push(node);
  }
  for (const node of long) breakText(node);
}

function breakText(node: Text): void {
  const pieces = splitLongWords(node.data);
  const breaks = pieces.flatMap((piece, place) =>
    place === 0 ? [piece] : [node.ownerDocument.createElement("wbr"), piece],
  );
  node.replaceWith(...breaks);
}

function linksTo(media: Element): Node[] {
  const address = media.getAttribute("src") ?? media.getAttribute("data") ?? "";
  // What stands inside of a video is itself a link to a source, or words.
  if (!/^https?:\/\//i.test(address)) return [...media.childNodes];
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener noreferrer nofollow";
  link.textContent = media.getAttribute("alt")?.trim() || address;
  return [link, ...media.childNodes];
}
