import sanitizeHtml from "sanitize-html";
import { HTML_DEPTH_MAX } from "#domain/limits.ts";

/** Characters of an address; the check of an address takes the square of them. */
const ADDRESS_MAX = 4_000;

/** What the editor of descriptions produces; everything else is dropped, its text stays. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "pre",
    "code",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "del",
    "a",
    "label",
    "input",
    "span",
    "div",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
    ul: ["data-type"],
    li: ["data-type", "data-checked"],
    input: [{ name: "type", values: ["checkbox"] }, "checked", "disabled"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: {
        ...(href !== "" && href.length <= ADDRESS_MAX && { href }),
        target: "_blank",
        rel: "noopener noreferrer nofollow",
      },
    }),
    // A text box is no part of a text; only the check boxes of task lists are. Dropped here, because
    // a filter of the finished element copies all text before it.
    input: (tagName, attribs) =>
      attribs["type"] === "checkbox" ? { tagName, attribs } : { tagName: "textbox", attribs: {} },
  },
};

/**
 * Makes HTML of a long text harmless, in a time that grows with its length and nothing else; harmless text comes
 * back as it was. What is nested deeper than any editor nests keeps its words and loses its form.
 */
export function sanitiseHtml(html: string): string {
  let depth = 0;
  const onOpenTag = () => {
    depth += 1;
    if (depth > HTML_DEPTH_MAX) throw new TooDeep();
  };
  const onCloseTag = () => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof TooDeep) return wordsOf(html);
    throw error;
  }
}

class TooDeep extends Error {}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
