import type { Marked, MarkedExtension } from "marked";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { escapeHtml, mentionMarks } from "./mention/mention-marks.ts";

const asWritten: MarkedExtension = {
  renderer: {
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

/** Markdown as people mean it in a chat. */
export function chatMarkdown(nameOf: (id: number) => string, marks: MarkedExtension = {}): Marked {
  return boundedMarkdown(asWritten).use(mentionMarks(nameOf), marks);
}
