import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { dialogScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";
import { chainBodyShape } from "./body/chain-body.ts";
import { forwardDataShape } from "./body/forward-data.ts";
import { mergedBodyShape } from "./body/merged-body.ts";
import { linkDataShape } from "./body/link-data.ts";
import { lineBodyShape } from "./body/line-body.ts";
import { stickerBodyShape } from "./body/sticker-body.ts";
import { noticeBodyShape } from "./body/notice-body.ts";
import { voteBodyShape } from "./body/vote-body.ts";
import { earlierWordsShape } from "./edit/earlier-words.ts";
import { voiceFacts } from "./voice/voice-facts.ts";

/** Where an imported message came from: who wrote it and when, as the old board said. */
const messageSourceShape = z.object({ name: z.string(), time: timeShape });
export type MessageSource = z.infer<typeof messageSourceShape>;

/** What a text message says: plain text, or markdown with type "md". */
const textBodyShape = z.object({
  text: z.string(),
  type: z.enum(["text", "md"]),
  source: z.optional(messageSourceShape),
  /** Its author, a bot, goes on writing it. */
  stream: z.optional(z.literal(true)),
  /** Where the first link in it leads. */
  link: z.optional(linkDataShape),
  /** Its author does not want to be seen where it leads. */
  noLink: z.optional(z.literal(true)),
  forward: z.optional(forwardDataShape),
});

/** What a message says that brings a file: enough of it to be drawn while its content is on its way. */
const fileBodyShape = z.object({
  /** What was said to it; "" = nothing. */
  text: z.string(),
  /** "img" = shown as a picture, "record" = a voice message (seed 000 §3). */
  type: z.enum(["img", "file", "record"]),
  fileId: idShape,
  name: z.string(),
  ext: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Pixels, of what can be seen; 0 = not known. */
  width: z.int(),
  height: z.int(),
  /** A small JPEG of what can be seen, as Base64; "" = none. */
  thumb: z.string(),
  /** The file was taken away: it has none any more. */
  gone: z.optional(z.literal(true)),
  ...voiceFacts,
  forward: z.optional(forwardDataShape),
});
export type FileBody = z.infer<typeof fileBodyShape>;

/** What a message says, told apart by `type`; every kind has words, if only empty ones. */
const messageBodyShape = z.discriminatedUnion("type", [
  textBodyShape,
  fileBodyShape,
  lineBodyShape,
  voteBodyShape,
  chainBodyShape,
  mergedBodyShape,
  noticeBodyShape,
  stickerBodyShape,
]);
export type MessageBody = z.infer<typeof messageBodyShape>;

/** A message of a dialog (seed 000 §3). */
export const messageShape = z.object({
  id: idShape,
  dialogId: idShape,
  planId: z.int(),
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** Order in the dialog, given by the server: 1, 2, 3, without a gap. */
  position: z.int(),
  userId: idShape,
  mtype: z.enum([
    "text",
    "image",
    "file",
    "record",
    "tag",
    "top",
    "todo",
    "vote",
    "word-chain",
    "merged",
    "notice",
    "sticker",
  ]),
  msg: messageBodyShape,
  /** Ids of those mentioned; 0 = everybody. */
  mention: z.array(z.int()),
  /** The message this one answers, 0 = none. */
  replyId: z.int(),
  /** How many messages answer this one. */
  replyNum: z.int(),
  /** Reactions, the newest symbol first. */
  emoji: z.array(z.object({ symbol: z.string(), userIds: z.array(idShape) })),
  /** 1 = edited by its author. */
  modify: flagShape,
  /** What it said before, the oldest first; whoever reads it may see. */
  edits: z.array(earlierWordsShape),
  /** Epoch ms of withdrawal, 0 = stands. A withdrawn message keeps its place but not its text. */
  withdrawTime: timeShape,
  /** Who took it away, where that was not its author; 0 = its author, or it stands; -1 = its time was over. Rows from earlier have none. */
  withdrawUserId: z.optional(z.int()),
  createTime: timeShape,
});
export type Message = z.infer<typeof messageShape>;

export const messageEntity = defineEntity({
  name: "message",
  table: "messages",
  frame: "dialog",
  since: 1,
  shapeVersion: 14,
  added: { privateTo: 0, edits: [] },
  shape: messageShape,
  birth: "own",
  scope: dialogScope,
  lists: [],
  indexes: ["*mention"],
  parent: { entity: "dialog", field: "dialogId", shares: ["planId", "privateTo"] },
  windowed: { by: "position", last: "lastPosition", lastTime: "lastTime" },
});
