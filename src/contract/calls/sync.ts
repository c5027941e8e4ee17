import * as z from "zod/mini";
import { BATCH_BODY_MAX, PUSH_ENTRIES_MAX, WINDOW_ROWS } from "#domain/limits.ts";
import { countShape, givenTimeShape, idShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { messageWindowShape, rowWindowShape } from "../windows.ts";
import { clientIdShape } from "./system.ts";

/** One entry of the outbox: a call, numbered by its client. */
export const pushEntryShape = z.object({
  /** Number of the mutation, unique for the client. */
  n: idShape,
  /** Name of the call, such as "task.edit". */
  call: z.string().check(z.maxLength(50)),
  /** Body of the call. */
  data: z.unknown(),
  /** Epoch ms at which the person acted, on the server's clock as far as the client knows it. */
  at: givenTimeShape,
  /** Lane in which the client keeps it: behind a call that the server does not know the rest of it waits. */
  lane: z.optional(z.string().check(z.maxLength(64))),
  /** Was confirmed once, before the server was put back to an older state: a refusal is not final. */
  refill: z.optional(z.literal(true)),
});

/**
 * The newest point of the log that the client was told of: a number and the
 * server's word for what stands there. Where the log says something else, the
 * database was put back to an older state.
 */
const knownShape = z.object({
  seq: idShape,
  mark: z.string().check(z.maxLength(64)),
});
export type Known = z.infer<typeof knownShape>;

/** What became of an entry. Later = try the same again; never "done". */
export const pushResultShape = z.object({
  n: z.int(),
  state: z.enum(["applied", "duplicate", "refused", "later"]),
  /** Sequence number of its last change; the entry may be forgotten when the client has come so far. */
  seq: z.optional(z.int()),
  code: z.optional(z.int()),
  reason: z.optional(z.string()),
  msg: z.optional(z.string()),
  data: z.optional(z.unknown()),
});
export type PushResult = z.infer<typeof pushResultShape>;

/** Several calls in one request, each for itself: one refused entry holds up nothing else. */
export const syncPush = defineCall({
  name: "sync.push",
  method: "POST",
  path: "/api/sync/push",
  access: "member",
  isRepeatable: true,
  bodyMax: BATCH_BODY_MAX,
  body: z.object({
    clientId: clientIdShape,
    entries: z.array(pushEntryShape).check(z.minLength(1), z.maxLength(PUSH_ENTRIES_MAX)),
    /** Epoch and point of the log on which the entries rest, where the client knows them. */
    epoch: z.optional(z.string().check(z.maxLength(64))),
    known: z.optional(knownShape),
  }),
  reply: z.object({
    results: z.array(pushResultShape),
    /** Newest sequence number of the space. */
    head: z.int(),
    /** What stands at `head`, to be sent back as `known`; "" = nothing. */
    mark: z.optional(z.string()),
    /** The epoch of `head`: also a client that has not fetched anything yet learns it. */
    epoch: z.optional(z.string()),
    /** The entries rest on what is no longer the truth; none was done, a pull comes first. */
    stale: z.optional(z.literal(true)),
    /** Epoch ms on the server's clock. */
    time: z.int(),
  }),
});

/** Kinds of rows in one request that are wanted again at most; far more than there are. */
const KINDS_AGAIN_MAX = 500;

/** A kind of row of which the client wants all rows again, in this version of their shape or a newer one. */
const kindAgainShape = z.object({
  kind: z.string().check(z.maxLength(64)),
  version: idShape,
});
export type KindAgain = z.infer<typeof kindAgainShape>;

const pullBodyShape = z.object({
  /** Epoch of the space as the client knows it, "" = none. */
  epoch: z.string().check(z.maxLength(64)),
  /** The client holds all that it may see up to this sequence number. */
  since: countShape,
  known: z.optional(knownShape),
  /** From the page before, where there are more. */
  cursor: z.optional(z.string().check(z.maxLength(400))),
  /** Kinds of which the client wants all rows from the beginning, said with each page. */
  again: z.optional(z.array(kindAgainShape).check(z.maxLength(KINDS_AGAIN_MAX))),
});
export type PullBody = z.infer<typeof pullBodyShape>;

const pullReplyShape = z.object({
  epoch: z.string(),
  /** Everything up to this number is delivered once the last page is in. */
  head: z.int(),
  /** What stands at `head`, to be sent back as `known`; "" = nothing. */
  mark: z.optional(z.string()),
  /** The client starts over: row tables are emptied before this page is applied. */
  reset: z.boolean(),
  /** Rows by entity, newest state. */
  rows: z.record(z.string(), z.array(z.unknown())),
  /** Ids of rows that are gone, by entity; applied before `rows`, in which some may be back. */
  gone: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  windows: z.array(messageWindowShape),
  /** Windows of all kinds but messages. */
  otherWindows: z.optional(z.array(rowWindowShape)),
  /** The kinds asked for again that come whole; a server that does not know their version yet leaves them out. */
  again: z.optional(z.array(z.string())),
  /** Present while there are more pages. */
  cursor: z.optional(z.string()),
  time: z.int(),
});
export type PullReply = z.infer<typeof pullReplyShape>;

/**
 * A page of rows of a windowed kind and one parent: the newest, or those up to and including one row, or from it on.
 * Rows come in the order of their numbers.
 */
export const listWindow = defineCall({
  name: "sync.window",
  method: "POST",
  path: "/api/sync/window",
  access: "member",
  isRepeatable: true,
  body: z.object({
    kind: z.string().check(z.maxLength(64)),
    parentId: idShape,
    prevId: z.optional(idShape),
    nextId: z.optional(idShape),
    size: z.optional(z.int().check(z.positive(), z.maximum(WINDOW_ROWS * 4))),
  }),
  reply: z.object({
    rows: z.array(z.unknown()),
    /** The run that they are; left out where there are none. */
    window: z.optional(rowWindowShape),
    /** Where the log stood when they were read, so that whoever has later news of them can tell. */
    epoch: z.string(),
    head: z.int(),
  }),
});

/** A ticket that stands for the session in the address of a socket: for one use, within a minute. */
export const giveTicket = defineCall({
  name: "sync.ticket",
  method: "POST",
  path: "/api/sync/ticket",
  access: "member",
  isRepeatable: true,
  body: z.object({}),
  reply: z.object({ ticket: z.string() }),
});

/** Rows newer than mine and tombstones, in pages, most urgent first. */
export const syncPull = defineCall({
  name: "sync.pull",
  method: "POST",
  path: "/api/sync/pull",
  access: "member",
  isRepeatable: true,
  body: pullBodyShape,
  reply: pullReplyShape,
});
