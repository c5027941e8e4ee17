import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { dialogScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";
import type { Message } from "../message.ts";
import { previewOf } from "../preview.ts";
import { openTodosOf } from "./open-todos.ts";

/** Somebody who has to see to a message. */
const todoShape = z.object({
  userId: idShape,
  /** Epoch ms, 0 = not done. */
  doneTime: timeShape,
});

/**
 * What people have marked a message with: to find it again, to keep it at the top of the chat, to see to it. It says
 * enough of the message to be listed where the message itself is not kept.
 */
export const messageMarkShape = z.object({
  /** Of the message. */
  id: idShape,
  dialogId: idShape,
  planId: z.int(),
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** Of the message in its dialog. */
  position: z.int(),
  /** Who wrote the message. */
  userId: idShape,
  mtype: z.string(),
  /** The first characters of the message as plain text. */
  preview: z.string(),
  /** Who bookmarked it, 0 = nobody, and when, epoch ms. */
  tagUserId: z.int(),
  tagTime: timeShape,
  /** Who pinned it, 0 = nobody, and when, epoch ms. */
  topUserId: z.int(),
  topTime: timeShape,
  /** Who made it a to-do first, 0 = nobody, and when, epoch ms. */
  todoUserId: z.int(),
  todoTime: timeShape,
  /** Whose to-do it is. */
  todos: z.array(todoShape),
});
export type MessageMark = z.infer<typeof messageMarkShape>;

export const messageMarkEntity = defineEntity({
  name: "messageMark",
  table: "message_marks",
  frame: "dialog",
  since: 11,
  shapeVersion: 2,
  added: { privateTo: 0 },
  shape: messageMarkShape,
  birth: "shared",
  scope: dialogScope,
  lists: ["dialogId"],
  indexes: ["scope", "dialogId", "*todoFor"],
  keeps: (row) => ({ todoFor: openTodosOf(row) }),
  parent: { entity: "dialog", field: "dialogId" },
});

/** A message with no mark yet. */
export function newMark(message: Message): MessageMark {
  const { id, dialogId, planId, privateTo, position, userId, mtype } = message;
  return {
    id,
    dialogId,
    planId,
    privateTo,
    position,
    userId,
    mtype,
    preview: previewOf(message),
    tagUserId: 0,
    tagTime: 0,
    topUserId: 0,
    topTime: 0,
    todoUserId: 0,
    todoTime: 0,
    todos: [],
  };
}
