import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { shelfScope } from "../library/shelf.ts";
import { dialogScope, recordScope, type Scope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** The MD5 of a content as 32 small hexadecimal digits: what it is called on the wire (seed 001 §3). */
export const md5Shape = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/**
 * A file: what it is called and where it lies. Its content travels beside the row, and is known by MD5 and size
 * until it has come; the row is there at once (seed 000 §3, seed 001 §3).
 */
export const fileShape = z.object({
  id: idShape,
  /** The plan in whose scope it lives, 0 = none. */
  planId: z.int(),
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** The chat in which it was sent, 0 = none: it lies in the library, or is its maker's alone. */
  dialogId: z.int(),
  /** The task whose chat that is, 0 = none. */
  taskId: z.int(),
  /** The message that brought it, 0 = none. */
  messageId: z.int(),
  /** What it is a version of in the library, 0 = nothing. */
  itemId: z.int(),
  /** The shared folder in whose scope it lives, 0 = none. */
  folderId: z.int(),
  /** The record of a form in which it stands and in whose scope it lives, 0 = none. */
  recordId: z.int(),
  /** The request on which it was brought by a comment, 0 = none: then it stands in no field of the record. */
  approvalId: z.int(),
  /** The file of which it is a copy and whose content it shares, 0 = it has its own. */
  contentId: z.int(),
  /** The version of the library's file that this one was made of, 0 = it is not known, or there was none. */
  baseId: z.int(),
  /** The version beside that one which was looked at and settled by this one, 0 = none was. */
  settlesId: z.int(),
  /** Who brought it, and whose bytes it is waiting for. */
  userId: idShape,
  name: z.string(),
  /** What the name ends in, small and without the dot; "" = nothing. */
  ext: z.string(),
  /** Bytes. */
  size: z.int(),
  md5: z.string(),
  /** Pixels, of what can be seen; 0 = not known. */
  width: z.int(),
  height: z.int(),
  createTime: timeShape,
  /** Epoch ms at which its content could be opened by others, 0 = on its way, or not checked. */
  arriveTime: timeShape,
  /**
   * What a scanner for viruses says of a content that lies on the server and is not opened for that, "" = nothing is in its way:
   * it is to be checked, could not be checked yet, is infected and was removed, or is larger than the scanner takes. `unscanned` is
   * one that is too large as well and is opened all the same, because the operator wants it so.
   */
  scan: z.enum(["", "waiting", "delayed", "infected", "tooLarge", "unscanned"]),
  /** What its content is by its first bytes, whatever it is called; "" = it has not come, or came when that was not looked at. */
  sniffed: z.enum(["", "picture", "other"]),
});
export type File = z.infer<typeof fileShape>;

export const fileEntity = defineEntity({
  name: "file",
  table: "files",
  frame: "file",
  since: 7,
  reindexed: 9,
  shapeVersion: 9,
  added: {
    privateTo: 0,
    itemId: 0,
    folderId: 0,
    contentId: 0,
    recordId: 0,
    approvalId: 0,
    baseId: 0,
    settlesId: 0,
    scan: "",
    sniffed: "",
  },
  shape: fileShape,
  birth: "own",
  title: ({ name }) => name,
  scope: scopeOfFile,
  lists: ["itemId", "taskId"],
  indexes: ["scope", "dialogId", "taskId", "itemId"],
  parent: { entity: "dialog", field: "dialogId", shares: ["planId", "privateTo"] },
});

function scopeOfFile(row: File): Scope {
  if (row.recordId > 0) return recordScope(row.recordId);
  return row.dialogId > 0 ? dialogScope(row) : shelfScope(row);
}
