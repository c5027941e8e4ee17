import sanitizeHtml from "sanitize-html";
import { HTML_DEPTH_MAX } from "#domain/limits.ts";

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
  ],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    ol: ["start"],
    ul: ["data-type"],
    li: ["data-type", "data-checked"],
    input: [{ name: "type", values: ["checkbox"] }, "checked", "disabled"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: {},
  allowProtocolRelative: false,
  nestingLimit: HTML_DEPTH_MAX,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), target: "_blank", rel: "noopener noreferrer nofollow" },
    }),
  },
  // A text box is no part of a text; only the check boxes of task lists are.
  exclusiveFilter: (frame) => frame.tag === "input" && frame.attribs["type"] !== "checkbox",
};

/** Makes HTML of a long text harmless; harmless text comes back as it was. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** Sanitises the long texts of a command's arguments, which are called `content` wherever they stand. */
export function sanitiseArguments<Value>(args: Value): Value {
  return mapTexts(args, (text, key) => (key === "content" ? sanitiseHtml(text) : text)) as Value;
}

/** Takes out of all texts what the database cannot keep: the character 0 and halves of characters. */
export function keepableTexts(value: unknown): unknown {
  return mapTexts(value, (text) => text.replaceAll("\0", "").toWellFormed());
}

function mapTexts(
  value: unknown,
  change: (text: string, key: string) => string,
  key = "",
): unknown {
  if (typeof value === "string") return change(value, key);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change, name)]),
  );
}
