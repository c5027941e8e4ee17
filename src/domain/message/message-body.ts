import type { LineBody } from "./body/line-body.ts";
import type { NoticeBody } from "./body/notice-body.ts";
import type { StickerBody } from "./body/sticker-body.ts";
import type { FileBody, Message, MessageBody, MessageSource } from "./message.ts";

/** What a message is called by what it says (seed 000 §3). */
const MESSAGE_TYPES = {
  text: "text",
  md: "text",
  img: "image",
  file: "file",
  record: "record",
  tag: "tag",
  top: "top",
  todo: "todo",
  vote: "vote",
  "word-chain": "word-chain",
  merged: "merged",
  notice: "notice",
  sticker: "sticker",
} as const;

const WORDS: ReadonlySet<MessageBody["type"]> = new Set(["text", "md", "img", "file", "record"]);

export function messageTypeOf({ type }: Pick<MessageBody, "type">): Message["mtype"] {
  return MESSAGE_TYPES[type];
}

/** What a message says that brings a file; undefined of any other. */
export function fileBodyOf({ msg }: Pick<Message, "msg">): FileBody | undefined {
  return "fileId" in msg ? msg : undefined;
}

/** What a sticker says; undefined of any other message. */
export function stickerBodyOf({ msg }: Pick<Message, "msg">): StickerBody | undefined {
  return msg.type === "sticker" ? msg : undefined;
}

/** What a line says that the product has put there; undefined of what somebody said. */
export function lineBodyOf({ msg }: Pick<Message, "msg">): LineBody | undefined {
  return msg.type === "tag" || msg.type === "top" || msg.type === "todo" ? msg : undefined;
}

/** What a line says that the product has put there about the chat; undefined of any other. */
export function noticeBodyOf({ msg }: Pick<Message, "msg">): NoticeBody | undefined {
  return msg.type === "notice" ? msg : undefined;
}

/** Whether the product has put it there, and not somebody said it. */
export function isLine(message: Pick<Message, "msg">): boolean {
  return (lineBodyOf(message) ?? noticeBodyOf(message)) !== undefined;
}

/** Whether a message is words, or a file with words to it. */
export function isWords({ msg }: Pick<Message, "msg">): boolean {
  return WORDS.has(msg.type);
}

/** Whether its author may put it otherwise: the words are their own. */
export function isEditable({ msg }: Pick<Message, "msg">): boolean {
  return isWords({ msg }) && !("forward" in msg && msg.forward);
}

/** All that is written in a message, by which it is found: of a file its name as well. */
export function writtenInMessage(message: Pick<Message, "msg">): string {
  const { msg } = message;
  // What a line repeats is found where it was said.
  if (isLine(message)) return "";
  // A record begins with the words of its first message.
  const words = msg.type === "merged" ? [] : [msg.text];
  return [...namesIn(msg), ...words, ...linesIn(msg)].join(" ").trim();
}

function namesIn(msg: MessageBody): readonly string[] {
  if (msg.type === "merged") return msg.list.flatMap(({ fileName }) => fileName ?? []);
  return "fileId" in msg ? [msg.name] : [];
}

/** What stands below the words: options of a vote, lines of a word-chain, messages of a record. */
export function linesIn(msg: MessageBody): readonly string[] {
  return "list" in msg ? msg.list.map(({ text }) => text) : [];
}

/** Who wrote it elsewhere, where it came along with a board. */
export function sourceOf({ msg }: Pick<Message, "msg">): MessageSource | undefined {
  return "source" in msg ? msg.source : undefined;
}
