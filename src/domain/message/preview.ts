import { cutText } from "../import/clean-text.ts";
import type { Message } from "./message.ts";

const PREVIEW_MAX = 100;

/** The first characters of a message on one line, for lists and quotes. */
export function previewOf(message: Pick<Message, "msg">): string {
  const line = message.msg.text.replaceAll(/\s+/g, " ").trim();
  return cutText(line, PREVIEW_MAX);
}
