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
 * Reads an XML text part by part, so that a large file is never a tree. Declarations of document types are refused: by them
 * a small file names others, or unfolds into gigabytes; beside the five of XML itself there are no entities.
 */
export function readXml(text: string, reader: XmlReader): XmlProblem | undefined {
  const open: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let hasRoot = false;
  const problem = (kind: XmlProblem["kind"], where = at): XmlProblem => ({
    kind,
    line: lineAt(text, where),
  });
  while (at < text.length) {
    const next = text.indexOf("<", at);
    const end = next === -1 ? text.length : next;
    if (end > at) {
      const words = decodeXmlText(text.slice(at, end));
      if (words === undefined) return problem("broken");
      if (open.length > 0) reader.text(words);
      else if (words.trim() !== "") return problem("broken");
    }
    if (next === -1) break;
    at = next;
    const part = partAt(text, at);
    if (part.kind === "declaration") return problem("declarations");
    if (part.end === -1) return problem("truncated", text.length);
    if (part.kind === "tag") {
      const tag = tagOf(text.slice(at + 1, part.end - 1));
      if (!tag || (open.length === 0 && (hasRoot || tag.closes))) return problem("broken");
      hasRoot = true;
      if (tag.closes && open.pop() !== tag.name) return problem("broken");
      if (!tag.closes) {
        if (open.length >= DEPTH_MAX) return problem("deep");
        open.push(tag.name);
        reader.open(tag.local);
        if (tag.isEmpty) open.pop();
      }
      if (tag.closes || tag.isEmpty) reader.close();
    } else if (part.kind === "data") {
      if (open.length === 0) return problem("broken");
      reader.text(text.slice(at + DATA.length, part.end - DATA_END.length));
    }
    at = part.end;
  }
  if (open.length > 0) return problem("truncated", text.length);
  return hasRoot ? undefined : problem("broken", 0);
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
