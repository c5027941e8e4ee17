import * as z from "zod/mini";
import { idOf } from "#domain/reference.ts";
import { clientKeyShape } from "../encryption.ts";

/**
 * One change. Frames of one commit share `from` and `to` and count `rest` down
 * to 0; they are applied together. Who does not stand at `from` pulls instead.
 */
export const dataFrameShape = z.object({
  type: z.string(),
  /** Event name of seed 000 §4, such as "add", "update", "delete". */
  action: z.string(),
  /** Entity of the row. */
  table: z.string(),
  /** The row, or for one that is gone {id}. */
  data: z.record(z.string(), z.unknown()),
  gone: z.optional(z.literal(true)),
  from: z.int(),
  to: z.int(),
  rest: z.int(),
  /** What stands in the log at `to`, with the last frame of a commit. */
  mark: z.optional(z.string()),
  /** To be answered with a receipt. */
  msgId: z.optional(z.string()),
});
export type DataFrame = z.infer<typeof dataFrameShape>;

/** First frame of a socket. */
const openFrameShape = z.object({
  type: z.literal("open"),
  /** Id of the socket, sent as the header `fd`. */
  fd: z.string(),
  ud: idOf("user"),
  epoch: z.string(),
  head: z.int(),
  time: z.int(),
  build: z.string(),
  /** Ids of those who are online. */
  online: z.array(idOf("user")),
});

/**
 * Nothing that the receiver may see changed between these numbers. One that begins
 * where it ends makes whoever does not stand there pull: somebody was let into a
 * scope that has a past, or there was too much to tell.
 */
const rangeFrameShape = z.object({
  type: z.literal("range"),
  from: z.int(),
  to: z.int(),
  /** What stands in the log at `to`. */
  mark: z.optional(z.string()),
});

/** Somebody came online or went (seed 000 §4). */
const lineFrameShape = z.object({
  type: z.literal("line"),
  userId: idOf("user"),
  online: z.boolean(),
});

const pongFrameShape = z.object({ type: z.literal("pong"), time: z.int() });

/** Answer to a client's frame that carried a msgId (seed 000 §7). */
const receiptFrameShape = z.object({
  type: z.literal("receipt"),
  msgId: z.string(),
  data: z.optional(z.unknown()),
});

const errorFrameShape = z.object({
  type: z.literal("error"),
  code: z.int(),
  reason: z.string(),
});

/**
 * Asks for the client's key where the company encrypts: until it has come, rows are left to pulls. With
 * `encrypted`, data frames, a line each, as an armored OpenPGP message for that key.
 */
const encryptFrameShape = z.object({
  type: z.literal("encrypt"),
  encrypted: z.optional(z.string()),
});

/** A bot began a message that it goes on writing: `streamUrl` is listened to as server-sent events (seed 000 §4). */
const msgStreamFrameShape = z.object({
  type: z.literal("msgStream"),
  messageId: idOf("message"),
  dialogId: idOf("dialog"),
  streamUrl: z.string(),
});

/** How far a pack is that this browser downloads (`file.pack`; seed 000 §4 File events). */
const fileFrameShape = z.object({
  type: z.literal("file"),
  action: z.literal("compress"),
  data: z.object({
    /** As it is saved. */
    name: z.string(),
    /** The address that `file.pack` gave. */
    url: z.string(),
    /** Percent of its bytes that have gone out. */
    progress: z.int().check(z.minimum(0), z.maximum(100)),
    /** Comes with the last one: whether all of it went out, whoever downloads let it be, or something in it was no longer to be had. */
    ended: z.optional(z.enum(["whole", "left", "broken"])),
  }),
});

/** What the server says that is not a data frame. */
export const serverFrameShape = z.discriminatedUnion("type", [
  openFrameShape,
  rangeFrameShape,
  lineFrameShape,
  pongFrameShape,
  receiptFrameShape,
  errorFrameShape,
  encryptFrameShape,
  msgStreamFrameShape,
  fileFrameShape,
]);
export type FileFrame = z.infer<typeof fileFrameShape>;
export type ServerFrame = z.infer<typeof serverFrameShape>;

/** What the client says (seed 000 §7): receipt, path, handshake, encrypt; ping keeps half-open lines from looking alive. */
export const clientFrameShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("receipt"), msgId: z.string().check(z.maxLength(64)) }),
  z.object({ type: z.literal("path"), path: z.string().check(z.maxLength(500)) }),
  z.object({ type: z.literal("handshake"), msgId: z.string().check(z.maxLength(64)) }),
  /** From now on data frames come encrypted for this key. */
  z.object({ type: z.literal("encrypt"), kind: z.literal("pgp"), key: clientKeyShape }),
  z.object({ type: z.literal("ping") }),
]);
export type ClientFrame = z.infer<typeof clientFrameShape>;
