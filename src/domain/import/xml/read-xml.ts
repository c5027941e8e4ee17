import { decodeXmlText } from "./xml-text.ts";

/** What is told while an XML text is read, from its beginning to its end. */
export interface XmlReader {
  /** By its name without a prefix; what stands in attributes is passed over. */
  open(name: string): void;
  text(words: string): void;
  close(): void;
}

/** Why a text is no XML that is read here; `line` from 1. */
export interface XmlProblem {
  readonly kind: "broken" | "truncated" | "declarations" | "deep";
  readonly line: number;
}

/** Elements in each other: schedules have less than ten. */
const DEPTH_MAX = 64;
const NAME_MAX = 200;
const named = /^(?:[\p{L}_][\p{L}\p{N}_.-]*:)?([\p{L}_][\p{L}\p{N}_.-]*)$/u;

/**
 * Reads an XML text part by part, so that a large file is never a tree. Declarations of document types are refused: by them a small file names others, or unfolds into gigabytes; beside the five of XML itself there are no entities.
 * A reader of our own: parsers of libraries that are lenient pass over what is broken, and declarations are where attacks lie.
 */
export function readXml(text: string, reader: XmlReader): XmlProblem | undefined {
  const walk = new XmlWalk(text, reader);
  const kind = walk.run();
  return kind && { kind, line: lineAt(text, kind === "truncated" ? text.length : walk.at) };
}

type Kind = XmlProblem["kind"];

/** How far a text is read, and what stands open there. */
class XmlWalk {
  at: number;
  readonly #text: string;
  readonly #reader: XmlReader;
  readonly #open: string[] = [];
  #hasRoot = false;

  constructor(text: string, reader: XmlReader) {
    this.#text = text;
    this.#reader = reader;
    this.at = text.startsWith("\uFEFF") ? 1 : 0;
  }

  run(): Kind | undefined {
    while (this.at < this.#text.length) {
      const next = this.#text.indexOf("<", this.at);
      const end = next === -1 ? this.#text.length : next;
      const problem = this.#readWords(this.#text.slice(this.at, end)) ?? this.#readPart(end);
      if (problem) return problem;
    }
    if (this.#open.length > 0) return "truncated";
    return this.#hasRoot ? undefined : "broken";
  }

  #readWords(written: string): Kind | undefined {
    const words = decodeXmlText(written);
    if (words === undefined) return "broken";
    if (this.#open.length > 0) {
      if (words !== "") this.#reader.text(words);
      return undefined;
    }
    return words.trim() === "" ? undefined : "broken";
  }

  #readPart(from: number): Kind | undefined {
    this.at = from;
    if (from === this.#text.length) return undefined;
    const { kind, end } = partAt(this.#text, from);
    if (kind === "declaration") return "declarations";
    if (end === -1) return "truncated";
    const problem = this.#readInside(kind, this.#text.slice(from, end));
    if (!problem) this.at = end;
    return problem;
  }

  #readInside(kind: string, part: string): Kind | undefined {
    if (kind === "tag") return this.#readTag(tagOf(part.slice(1, -1)));
    if (kind !== "data") return undefined;
    if (this.#open.length === 0) return "broken";
    this.#reader.text(part.slice(DATA.length, -DATA_END.length));
    return undefined;
  }

  #readTag(tag: Tag | undefined): Kind | undefined {
    if (!tag || (this.#open.length === 0 && this.#hasRoot)) return "broken";
    if (tag.closes) {
      if (this.#open.pop() !== tag.name) return "broken";
      this.#reader.close();
      return undefined;
    }
    if (this.#open.length >= DEPTH_MAX) return "deep";
    this.#hasRoot = true;
    this.#reader.open(tag.local);
    if (tag.isEmpty) this.#reader.close();
    else this.#open.push(tag.name);
    return undefined;
  }
}

const DATA = "<![CDATA[";
const DATA_END = "]]>";

/** What begins here, and where it ends; -1 = nowhere. */
function partAt(text: string, at: number): { readonly kind: string; readonly end: number } {
  const behind = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found === -1 ? -1 : found + end.length;
  };
  if (text.startsWith("<!--", at)) return { kind: "comment", end: behind("-->", at + 4) };
  if (text.startsWith(DATA, at)) return { kind: "data", end: behind(DATA_END, at + DATA.length) };
  if (text.startsWith("<!", at)) return { kind: "declaration", end: -1 };
  if (text.startsWith("<?", at)) return { kind: "instruction", end: behind("?>", at + 2) };
  return { kind: "tag", end: endOfTag(text, at) };
}

/** Behind the sign that ends a tag: one in quotes is a part of an attribute. */
function endOfTag(text: string, from: number): number {
  const signs = /["'>]/g;
  signs.lastIndex = from;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0] === ">") return sign.index + 1;
    const closing = text.indexOf(sign[0], sign.index + 1);
    if (closing === -1) return -1;
    signs.lastIndex = closing + 1;
  }
  return -1;
}

interface Tag {
  readonly name: string;
  /** Without its prefix. */
  readonly local: string;
  readonly closes: boolean;
  readonly isEmpty: boolean;
}

function tagOf(inner: string): Tag | undefined {
  const closes = inner.startsWith("/");
  const isEmpty = inner.endsWith("/");
  if (closes && isEmpty) return undefined;
  const words = inner.slice(closes ? 1 : 0, isEmpty ? -1 : undefined);
  const end = words.search(/\s/);
  const name = end === -1 ? words : words.slice(0, end);
  if (name.length > NAME_MAX || (closes && words.trim() !== name)) return undefined;
  const local = named.exec(name)?.[1];
  return local === undefined ? undefined : { name, local, closes, isEmpty };
}

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let end = text.indexOf("\n"); end !== -1 && end < at; end = text.indexOf("\n", end + 1))
    line += 1;
  return line;
}
