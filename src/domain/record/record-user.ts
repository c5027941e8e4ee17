import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { type Id, joinKey } from "../id.ts";
import { recordScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** What somebody may do with a record besides looking at it. */
const recordRightShape = z.enum(["read", "write"]);

/** That a record concerns a person: it lies on their devices. */
export const recordUserShape = z.object({
  /** `<recordId>:<userId>` */
  id: z.string(),
  recordId: idShape,
  userId: idShape,
  right: recordRightShape,
  /** Fields and sub-tables that are kept from them, where what lets them in hides these; the server hands them out without. */
  hidden: z.array(z.string()),
  createTime: timeShape,
});
export type RecordUser = z.infer<typeof recordUserShape>;

export const recordUserEntity = defineEntity({
  name: "recordUser",
  table: "record_users",
  frame: "record",
  since: 13,
  shapeVersion: 2,
  added: { hidden: [] },
  shape: recordUserShape,
  birth: "computed",
  scope: (row) => recordScope(row.recordId),
  lists: ["recordId", "userId"],
  indexes: ["scope", "recordId"],
  grant: (row) => ({ userId: row.userId, scope: recordScope(row.recordId) }),
});

export function newRecordUser(
  recordId: Id,
  userId: Id,
  right: RecordUser["right"],
  createTime: number,
  hidden: readonly string[] = [],
): RecordUser {
  return {
    id: joinKey(recordId, userId),
    recordId,
    userId,
    right,
    hidden: [...hidden],
    createTime,
  };
}
