import type { LineBody } from "./body/line-body.ts";
import type { FileBody, Message, MessageBody, MessageSource } from "./message.ts";

/** What a message is called by what it says (seed 000 §3). */
const MESSAGE_TYPES = {
  text: "text",
  md: "text",
  img: "image",
  file: "file",
  tag: "tag",
  top: "top",
  todo: "todo",
} as const;

export function messageTypeOf({ type }: Pick<MessageBody, "type">): Message["mtype"] {
  return MESSAGE_TYPES[type];
}

/** What a message says that brings a file; undefined of any other. */
export function fileBodyOf({ msg }: Pick<Message, "msg">): FileBody | undefined {
  return "fileId" in msg ? msg : undefined;
}

/** What a line says that the product has put there; undefined of what somebody said. */
export function lineBodyOf({ msg }: Pick<Message, "msg">): LineBody | undefined {
  return msg.type === "tag" || msg.type === "top" || msg.type === "todo" ? msg : undefined;
}

/** All that is written in a message, by which it is found: of a file its name as well. */
export function writtenInMessage(message: Pick<Message, "msg">): string {
  const { msg } = message;
  // What a line repeats is found where it was said.
  if (lineBodyOf(message)) return "";
  return "fileId" in msg ? `${msg.name} ${msg.text}`.trim() : msg.text;
}

/** Who wrote it elsewhere, where it came along with a board. */
export function sourceOf({ msg }: Pick<Message, "msg">): MessageSource | undefined {
  return "source" in msg ? msg.source : undefined;
}
