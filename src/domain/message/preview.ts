import { cutText } from "../import/clean-text.ts";
import type { Message, MessageBody } from "./message.ts";
import { thingsAsWords } from "./things/thing-mention.ts";
import { voiceLength } from "./voice/voice-length.ts";

const PREVIEW_MAX = 100;

/** Marks that only make sense drawn: emphasis, code, headings, lists, quotes; what a backslash keeps from being one stays. */
const MARKS = /\\([\\*_`~[<])|(?:\*\*|__|~~|`+)|^\s{0,3}(?:#{1,6}|[-*+]|>|\d+\.)\s+/gm;

/** A line that is emphasised as a whole, as what somebody says of themselves in the third person is. */
const EMPHASISED = /^\*((?:[^*\\\n]|\\.)+)\*$/gm;

/** The line below the head of a table. */
const BELOW_HEAD = /^\|(?=[ :|]*-)[ :|-]*$/;

/** The first characters of a message on one line, for lists and quotes; of a file without words its name, of a voice its length. */
export function previewOf({ msg }: Pick<Message, "msg">): string {
  const said = thingsAsWords(msg.text) || calledBy(msg);
  return cutText(msg.type === "md" ? plainWords(said) : onOneLine(said), PREVIEW_MAX);
}

/** All words of a formatted text on one line, without the marks that only make sense drawn. */
export function plainWords(text: string): string {
  return onOneLine(withoutMarks(text));
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A formatted text without the marks that only make sense drawn. */
export function withoutMarks(text: string): string {
  return withoutTable(text).replaceAll(EMPHASISED, "$1").replaceAll(MARKS, "$1");
}

/** The cells of a table without what is drawn around them. */
function withoutTable(text: string): string {
  const lines = text.split("\n");
  const words = lines.filter((line) => !BELOW_HEAD.test(line.trim()));
  if (words.length === lines.length) return text;
  return words.map((line) => (line.startsWith("|") ? cellsOf(line.trim()) : line)).join("\n");
}

function cellsOf(row: string): string {
  return row.slice(1, row.length > 1 && row.endsWith("|") ? -1 : undefined).trim();
}

function calledBy(msg: MessageBody): string {
  if (!("fileId" in msg)) return "";
  return msg.type === "record" ? voiceLength(msg.duration ?? 0) : msg.name;
}
