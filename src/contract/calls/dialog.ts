import * as z from "zod/mini";
import { dialogShape } from "#domain/dialog/dialog.ts";
import {
  DIALOG_PAGE,
  GROUP_MEMBERS_MAX,
  LATEST_DIALOGS_MAX,
  MESSAGE_PAGE,
} from "#domain/limits.ts";
import { messageMarkShape } from "#domain/message/marks/message-mark.ts";
import { messageShape } from "#domain/message/message.ts";
import { idOf, idOrNoneOf } from "#domain/reference.ts";
import { givenTimeShape, idShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { DIALOGS_BEYOND, pageShape, timerangeReplyShape, timerangeShape } from "../paging.ts";

/** A dialog as the caller sees it (seed 000 §3). */
const dialogForCallerShape = z.extend(dialogShape, {
  unread: z.int(),
  /** Id of the oldest unread message, 0 = none. */
  unreadOne: z.int(),
  mention: z.int(),
  topTime: z.int(),
  silence: z.int(),
  markUnread: z.int(),
  /** Messages that the caller still has to see to. */
  todoNum: z.int(),
  /** The message that was pinned last, 0 = none, and who did it. */
  topMsgId: z.int(),
  topUserId: z.int(),
  /** Whether there are bookmarks, and to-dos of anybody. */
  has_tag: z.boolean(),
  has_todo: z.boolean(),
  /** Whether there are pictures, other files, and messages with links. */
  has_image: z.boolean(),
  has_file: z.boolean(),
  has_link: z.boolean(),
});

/** The caller's dialogs: pinned first, then the latest (seed 000 §7). */
export const listDialogs = defineCall({
  name: "dialog.list",
  method: "POST",
  path: "/api/dialog/list",
  access: "member",
  body: z.object({
    current: pageShape.current,
    size: z.optional(z.int().check(z.positive(), z.maximum(DIALOG_PAGE))),
    ...timerangeShape,
  }),
  reply: z.object({
    records: z.array(dialogForCallerShape),
    current: z.int(),
    total: z.int(),
    ...timerangeReplyShape,
  }),
});

export const getDialog = defineCall({
  name: "dialog.one",
  method: "POST",
  path: "/api/dialog/one",
  access: "member",
  body: z.object({ dialogId: idOf("dialog") }),
  reply: dialogForCallerShape,
});

/**
 * What still waits for the caller behind the pages of `dialog.list` that a client has read, asked once an hour (seed 000 §7
 * and §9): at most twenty dialogs each with something unread, of those that somebody last wrote in before `unreadTime`; that
 * the caller has marked as unread; and with a to-do of theirs, of those before `todoTime`. The latest first, each once.
 */
export const listDialogsBeyond = defineCall({
  name: "dialog.beyond",
  isCostly: true,
  method: "POST",
  path: "/api/dialog/beyond",
  access: "member",
  perMinute: 30,
  body: z.object({
    /** Epoch ms, 0 or left out = now. */
    unreadTime: z.optional(givenTimeShape),
    todoTime: z.optional(givenTimeShape),
  }),
  reply: z.object({ list: z.array(dialogForCallerShape).check(z.maxLength(3 * DIALOGS_BEYOND)) }),
});

/** What waits for the caller in a dialog (seed 000 §7). */
export const countUnread = defineCall({
  name: "dialog.unread",
  method: "POST",
  path: "/api/dialog/msg/unread",
  access: "member",
  body: z.object({ dialogId: idOf("dialog") }),
  reply: z.object({
    id: idShape,
    unread: z.int(),
    /** Id of the oldest unread message, 0 = none. */
    unreadOne: z.int(),
    mention: z.int(),
    markUnread: z.int(),
  }),
});

/** What the caller still has to see to in a dialog, the newest first (seed 000 §7). */
export const listTodos = defineCall({
  name: "dialog.todo",
  method: "POST",
  path: "/api/dialog/todo",
  access: "member",
  body: z.object({ dialogId: idOf("dialog") }),
  reply: z.object({ list: z.array(messageMarkShape) }),
});

/** What is pinned in a dialog, the newest pin first (seed 000 §7). */
export const listTops = defineCall({
  name: "dialog.tops",
  method: "POST",
  path: "/api/dialog/msg/topinfo",
  access: "member",
  body: z.object({ dialogId: idOf("dialog") }),
  reply: z.object({ list: z.array(messageMarkShape) }),
});

/**
 * Messages of a dialog, newest first. prevId: that message and older ones;
 * nextId: that message and newer ones; both cursors are inclusive (seed 000 §7).
 */
export const listMessages = defineCall({
  name: "message.list",
  method: "POST",
  path: "/api/dialog/msg/list",
  access: "member",
  body: z.object({
    dialogId: idOf("dialog"),
    prevId: z.optional(idOf("message")),
    nextId: z.optional(idOf("message")),
    /** Only answers to this message. */
    msgId: z.optional(idOf("message")),
    /** Only messages that are bookmarked, that are somebody's to-do, that hold a link, or that bring a picture or another file. */
    msgType: z.optional(z.enum(["tag", "todo", "link", "image", "file", "record"])),
    size: z.optional(z.int().check(z.positive(), z.maximum(MESSAGE_PAGE * 4))),
  }),
  reply: z.object({
    list: z.array(messageShape),
    dialog: dialogForCallerShape,
    /** What the caller has to see to and what is pinned; on the first page only, where nothing is left out. */
    todo: z.optional(z.array(messageMarkShape)),
    top: z.optional(z.array(messageMarkShape)),
    /** Where the log stood when the list was read, so that whoever has later news of the dialog can tell. */
    epoch: z.optional(z.string()),
    head: z.optional(z.int()),
    /** Epoch ms on the server's clock. */
    time: z.int(),
  }),
});

/**
 * Who has read a message, asked by its author: in a large group nobody is told of it as it happens. Whoever came
 * later, and the author, are in neither list.
 */
export const listReaders = defineCall({
  name: "message.readers",
  method: "POST",
  path: "/api/dialog/msg/readlist",
  access: "member",
  perMinute: 60,
  body: z.object({ msgId: idOf("message") }),
  reply: z.object({
    /** Ids of people, those who read last first. */
    read: z.array(idShape).check(z.maxLength(GROUP_MEMBERS_MAX)),
    unread: z.array(idShape).check(z.maxLength(GROUP_MEMBERS_MAX)),
    /** Epoch ms on the server's clock. */
    time: z.int(),
  }),
});

/**
 * What is new in several dialogs: of each the messages after `latestId`, newest
 * first, at most `take` (seed 000 §7). For clients that keep no sync of their own.
 */
export const listLatestMessages = defineCall({
  name: "message.latest",
  method: "POST",
  path: "/api/dialog/msg/latest",
  access: "member",
  body: z.object({
    dialogs: z
      .array(
        z.object({
          id: idOf("dialog"),
          /** The newest message that the caller holds; left out or 0 = none. */
          latestId: z.optional(idOrNoneOf("message")),
        }),
      )
      .check(z.minLength(1), z.maxLength(LATEST_DIALOGS_MAX)),
    take: z.optional(z.int().check(z.positive(), z.maximum(MESSAGE_PAGE * 2))),
  }),
  reply: z.object({
    /** In the order in which they were asked for, each once. */
    dialogs: z.array(
      z.object({
        id: idShape,
        list: z.array(messageShape),
        /** Whether older messages after `latestId` were left out: between them and the caller's is a hole. */
        more: z.boolean(),
      }),
    ),
    /** Dialogs that are gone or out of the caller's reach. */
    deleted_id: z.array(idShape),
    /** Epoch ms on the server's clock. */
    time: z.int(),
  }),
});
