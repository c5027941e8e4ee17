import * as z from "zod/mini";
import { commands } from "#domain/commands.ts";
import { dialogSettingShape } from "#domain/dialog/dialog-setting.ts";
import { dialogShape } from "#domain/dialog/dialog.ts";
import { dialogUserShape } from "#domain/dialog/dialog-user.ts";
import { DIALOG_PAGE, LATEST_DIALOGS_MAX, MESSAGE_PAGE } from "#domain/limits.ts";
import { messageShape } from "#domain/message/message.ts";
import { idOrNoneShape, idShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { pageShape, timerangeReplyShape, timerangeShape } from "../paging.ts";

/** A dialog as the caller sees it (seed 000 §3). */
const dialogForCallerShape = z.extend(dialogShape, {
  unread: z.int(),
  /** Id of the oldest unread message, 0 = none. */
  unreadOne: z.int(),
  mention: z.int(),
  topTime: z.int(),
  silence: z.int(),
  markUnread: z.int(),
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
  body: z.object({ dialogId: idShape }),
  reply: dialogForCallerShape,
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
    dialogId: idShape,
    prevId: z.optional(idShape),
    nextId: z.optional(idShape),
    /** Only answers to this message. */
    msgId: z.optional(idShape),
    size: z.optional(z.int().check(z.positive(), z.maximum(MESSAGE_PAGE * 4))),
  }),
  reply: z.object({
    list: z.array(messageShape),
    dialog: dialogForCallerShape,
    /** Where the log stood when the list was read, so that whoever has later news of the dialog can tell. */
    epoch: z.optional(z.string()),
    head: z.optional(z.int()),
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
          id: idShape,
          /** The newest message that the caller holds; left out or 0 = none. */
          latestId: z.optional(idOrNoneShape),
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

export const openUserDialog = defineCall({
  name: "dialog.openUser",
  method: "POST",
  path: "/api/dialog/open/user",
  access: "member",
  body: commands["dialog.openUser"].arguments,
  reply: dialogShape,
  command: "dialog.openUser",
});

export const addGroup = defineCall({
  name: "dialog.addGroup",
  method: "POST",
  path: "/api/dialog/group/add",
  access: "member",
  body: commands["dialog.addGroup"].arguments,
  reply: dialogShape,
  command: "dialog.addGroup",
});

export const editGroup = defineCall({
  name: "dialog.editGroup",
  method: "POST",
  path: "/api/dialog/group/edit",
  access: "member",
  body: commands["dialog.editGroup"].arguments,
  reply: dialogShape,
  command: "dialog.editGroup",
});

export const addGroupUsers = defineCall({
  name: "dialog.addGroupUsers",
  method: "POST",
  path: "/api/dialog/group/adduser",
  access: "member",
  body: commands["dialog.addGroupUsers"].arguments,
  reply: dialogShape,
  command: "dialog.addGroupUsers",
});

export const removeGroupUsers = defineCall({
  name: "dialog.removeGroupUsers",
  method: "POST",
  path: "/api/dialog/group/deluser",
  access: "member",
  body: commands["dialog.removeGroupUsers"].arguments,
  reply: z.object({ id: idShape }),
  command: "dialog.removeGroupUsers",
});

export const setDialog = defineCall({
  name: "dialog.set",
  method: "POST",
  path: "/api/dialog/set",
  access: "member",
  body: commands["dialog.set"].arguments,
  reply: dialogSettingShape,
  command: "dialog.set",
});

export const sendText = defineCall({
  name: "message.sendText",
  method: "POST",
  path: "/api/dialog/msg/sendtext",
  access: "member",
  body: commands["message.sendText"].arguments,
  reply: messageShape,
  command: "message.sendText",
});

export const editMessage = defineCall({
  name: "message.edit",
  method: "POST",
  path: "/api/dialog/msg/edit",
  access: "member",
  body: commands["message.edit"].arguments,
  reply: messageShape,
  command: "message.edit",
});

export const withdrawMessage = defineCall({
  name: "message.withdraw",
  method: "POST",
  path: "/api/dialog/msg/withdraw",
  access: "member",
  body: commands["message.withdraw"].arguments,
  reply: z.object({ id: idShape, dialogId: idShape }),
  command: "message.withdraw",
});

export const setEmoji = defineCall({
  name: "message.setEmoji",
  method: "POST",
  path: "/api/dialog/msg/emoji",
  access: "member",
  body: commands["message.setEmoji"].arguments,
  reply: z.object({ id: idShape, emoji: messageShape.shape.emoji }),
  command: "message.setEmoji",
});

export const readMessages = defineCall({
  name: "message.read",
  method: "POST",
  path: "/api/dialog/msg/read",
  access: "member",
  body: commands["message.read"].arguments,
  reply: dialogUserShape,
  command: "message.read",
});
