import { cutText } from "../import/clean-text.ts";
import type { Message, MessageBody } from "./message.ts";
import { thingsAsWords } from "./things/thing-mention.ts";
import { voiceLength } from "./voice/voice-length.ts";

const PREVIEW_MAX = 100;

/** Marks that only make sense drawn: emphasis, code, headings, lists, quotes; what a backslash keeps from being one stays. */
const MARKS = /\\([\\*_`~[<])|(?:\*\*|__|~~|`+)|^\s{0,3}(?:#{1,6}|[-*+]|>|\d+\.)\s+/gm;

/** A line that is emphasised as a whole, as what somebody says of themselves in the third person is. */
const EMPHASISED = /^\*((?:[^*\\\n]|\\.)+)\*$/gm;

/** The first characters of a message on one line, for lists and quotes; of a file without words its name, of a voice its length. */
export function previewOf({ msg }: Pick<Message, "msg">): string {
  const said = thingsAsWords(msg.text) || calledBy(msg);
  const words = msg.type === "md" ? withoutMarks(said) : said;
  return cutText(words.replaceAll(/\s+/g, " ").trim(), PREVIEW_MAX);
}

function withoutMarks(text: string): string {
  return text.replaceAll(EMPHASISED, "$1").replaceAll(MARKS, "$1");
}

function calledBy(msg: MessageBody): string {
  if (!("fileId" in msg)) return "";
  return msg.type === "record" ? voiceLength(msg.duration ?? 0) : msg.name;
}
