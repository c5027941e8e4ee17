import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { dialogScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";
import { groupRulesShape, openRules } from "./rules/group-rules.ts";

const dialogTypeShape = z.enum(["user", "group"]);
/** What a group dialog belongs to; "" for a dialog of two people, "user" for an ordinary group. */
const groupTypeShape = z.enum(["", "user", "plan", "task", "approval"]);

/** The newest message in short, for the dialog list (seed 000 §3 lastMsg). */
const lastMsgShape = z.object({
  id: idShape,
  userId: z.int(),
  /** Who wrote it elsewhere, where it came along with a board; userId is who brought it. */
  name: z.optional(z.string()),
  mtype: z.string(),
  /** The first 100 characters as plain text. */
  preview: z.string(),
});

/** A chat (seed 000 §3). */
export const dialogShape = z.object({
  id: idShape,
  type: dialogTypeShape,
  groupType: groupTypeShape,
  /** The plan in whose scope it lives, 0 = none. */
  planId: z.int(),
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** The plan, the task or the request it is the chat of, 0 = none. */
  linkId: z.int(),
  /** Empty for a dialog of two people: each sees the other's name. */
  name: z.string(),
  /** A small picture of an ordinary group, as `data:` address; empty = initials. */
  avatar: z.string(),
  /** Who leads an ordinary group; who opened a dialog of two. */
  ownerId: z.int(),
  /** Epoch ms of the newest message, 0 = none. */
  lastTime: timeShape,
  /** Position of the newest message; positions run from 1 without a gap. */
  lastPosition: z.int(),
  lastMsg: z.nullable(lastMsgShape),
  /** Positions of the newest messages that nobody has to read: lines that tell of marks, and what was withdrawn. */
  quietPositions: z.array(z.int()),
  rules: groupRulesShape,
  createTime: timeShape,
});
export type Dialog = z.infer<typeof dialogShape>;

export const dialogEntity = defineEntity({
  name: "dialog",
  table: "dialogs",
  frame: "dialog",
  since: 1,
  shapeVersion: 6,
  added: { privateTo: 0, quietPositions: [], rules: openRules, avatar: "" },
  shape: dialogShape,
  birth: ({ type, groupType }) => {
    if (type === "user") return "computed";
    // It bears the id of the request, so that all who open it offline open the same.
    return groupType === "approval" ? "shared" : "own";
  },
  title: ({ name }) => name,
  scope: ({ id: dialogId, ...place }) => dialogScope({ dialogId, ...place }),
  lists: ["planId"],
  indexes: ["scope"],
});

/** A dialog's row at its birth. */
export function newDialog(
  dialog: Pick<
    Dialog,
    | "id"
    | "type"
    | "groupType"
    | "planId"
    | "privateTo"
    | "linkId"
    | "name"
    | "ownerId"
    | "createTime"
  >,
): Dialog {
  return {
    ...dialog,
    avatar: "",
    lastTime: 0,
    lastPosition: 0,
    lastMsg: null,
    quietPositions: [],
    rules: openRules,
  };
}
