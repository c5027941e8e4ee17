import { readDocument, writeDocument } from "#client/parts/rich-text/document-page.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import { linesOfHtml } from "#client/parts/text/lines-of-html.ts";
import type { NoteExt } from "#domain/library/note-ext.ts";

/** How a kind of text is read from its file, written into it and taken apart to be compared. */
export interface NoteKind {
  readonly ext: NoteExt;
  readonly mimeType: string;
  /** What the editor begins with; undefined = it was not written here, and would lose its looks in our editor. */
  readonly read: (content: string) => string | undefined;
  /** What the file holds. */
  readonly write: (name: string, text: string) => string;
  /** Lines or paragraphs, each with what is shown of it. */
  readonly pieces: (text: string) => string[];
  readonly join: (pieces: readonly string[]) => string;
  readonly shown: (piece: string) => string;
}

const markdown: NoteKind = {
  ext: "md",
  mimeType: "text/markdown",
  read: (content) => content,
  // A file without a byte is none.
  write: (_name, text) => (text === "" ? "\n" : text),
  pieces: (text) => text.replace(/\n$/, "").split("\n"),
  join: (pieces) => `${pieces.join("\n")}\n`,
  shown: (piece) => piece,
};

const richText: NoteKind = {
  ext: "html",
  mimeType: "text/html",
  read: readDocument,
  write: (name, text) => writeDocument(name.replace(/\.html$/i, ""), text),
  pieces: blocksOf,
  join: (pieces) => pieces.join(""),
  shown: linesOfHtml,
};

export function noteKindOf(ext: NoteExt): NoteKind {
  return ext === "md" ? markdown : richText;
}

/** A new note with its name as its heading. */
export function newNote(ext: NoteExt, name: string): string {
  if (ext === "md") return `# ${name}\n\n`;
  const place = document.createElement("div");
  place.textContent = name;
  return `<h1>${place.innerHTML}</h1><p></p>`;
}

/** The blocks of HTML, cleaned: paragraphs, headings, whole lists. */
function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(cleanHtml(html), "text/html");
  return [...body.childNodes]
    .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? "").trim()))
    .filter((block) => block !== "");
}
