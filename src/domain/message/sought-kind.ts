import { fileBodyOf, isLine } from "./message-body.ts";
import type { Message } from "./message.ts";

/** What a message may be, by which a chat is searched; the same words as `mtype`, and what holds an address. */
export const soughtKinds = [
  "text",
  "image",
  "sticker",
  "file",
  "record",
  "link",
  "vote",
  "word-chain",
  "merged",
] as const;
export type SoughtKind = (typeof soughtKinds)[number];

const LINK = /https?:\/\//;

/**
 * Whether a message that stands is of a kind. A line that tells of a mark repeats what was said elsewhere, and what has brought a
 * file that was taken away brings none.
 */
export function isOfKind(message: Message, kind: SoughtKind): boolean {
  if (message.withdrawTime > 0 || isLine(message)) return false;
  if (kind === "link") return LINK.test(message.msg.text);
  return message.mtype === kind && fileBodyOf(message)?.gone !== true;
}

/** All kinds that a message is of. */
export function kindsOf(message: Message): readonly SoughtKind[] {
  return soughtKinds.filter((kind) => isOfKind(message, kind));
}
