import { cutText } from "../import/clean-text.ts";
import type { Message } from "./message.ts";

const PREVIEW_MAX = 100;

/** Marks that only make sense drawn: emphasis, code, headings, lists, quotes. */
const MARKS = /(\*\*|__|~~|`+)|^\s{0,3}(#{1,6}|[-*+]|>|\d+\.)\s+/gm;

/** The first characters of a message on one line, for lists and quotes; of a file without words its name. */
export function previewOf({ msg }: Pick<Message, "msg">): string {
  const said = msg.text || ("fileId" in msg ? msg.name : "");
  const words = msg.type === "md" ? said.replaceAll(MARKS, "") : said;
  return cutText(words.replaceAll(/\s+/g, " ").trim(), PREVIEW_MAX);
}
