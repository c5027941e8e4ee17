import type { Marked, MarkedExtension, Token } from "marked";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { addressAtStart } from "#domain/message/link/first-link.ts";
import { escapeHtml, mentionMarks } from "./mention/mention-marks.ts";

/** Words that look like an address, with the host that they name. */
const SHOWN_HOST = /^\s*(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[:/?#\s]|$)/iu;

const asWritten: MarkedExtension = {
  tokenizer: {
    // Chinese and Japanese write on right behind an address.
    url(text) {
      if (!/^https?:/i.test(text)) return false;
      const words = addressAtStart(text);
      if (words === undefined) return undefined;
      const tokens: Token[] = [{ type: "text", raw: words, text: words, escaped: false }];
      return { type: "link", raw: words, text: words, href: words, tokens };
    },
  },
  renderer: {
    // Whoever follows a link keeps the chat, and sees where it leads whatever it is called.
    link({ href, tokens, text }) {
      const words = this.parser.parseInline(tokens);
      if (!/^https?:/i.test(href) || !URL.canParse(href)) return false;
      const { host } = new URL(href);
      const shown = SHOWN_HOST.exec(text)?.[1]?.toLowerCase();
      const isOther = shown !== undefined && bare(shown) !== bare(host);
      const address = escapeHtml(href).replaceAll('"', "&quot;");
      return `<a href="${address}" target="_blank" rel="noopener noreferrer">${words}${isOther ? ` (${escapeHtml(host)})` : ""}</a>`;
    },
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
    // Marks of HTML are words here: half of them would be drawn and half not.
    html: ({ text }) => escapeHtml(text),
    // On a site numbers are names of things: each keeps the one that it was given.
    listitem({ raw, tokens }) {
      const given = /^\s*(\d+)[.)]/.exec(raw)?.[1];
      const value = given === undefined ? "" : ` value="${given}"`;
      return `<li${value}>${this.parser.parse(tokens)}</li>\n`;
    },
  },
};

const bare = (host: string) =>
  (URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host).replace(
    /^www\./,
    "",
  );

/** Markdown as people mean it in a chat. */
export function chatMarkdown(nameOf: (id: number) => string, marks: MarkedExtension = {}): Marked {
  return boundedMarkdown(asWritten).use(mentionMarks(nameOf), marks);
}
