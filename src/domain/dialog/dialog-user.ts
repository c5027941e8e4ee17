import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { type Id, joinKey } from "../id.ts";
import { dialogScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/**
 * That a person takes part in a dialog, and how far they have read. Unread is
 * the dialog's lastPosition less readPosition, the same on every device.
 */
export const dialogUserShape = z.object({
  /** `<dialogId>:<userId>` */
  id: z.string(),
  dialogId: idShape,
  planId: z.int(),
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  userId: idShape,
  /** Who let them in, 0 = nobody in particular; may take them out again. */
  inviter: z.int(),
  /** The newest message when they came: what stands up to there was not written to them. */
  joinPosition: z.int(),
  readPosition: z.int(),
  /** Positions of what they wrote themselves behind it, where others have written what they have not read. */
  ownPositions: z.array(z.int()),
  /** Epoch ms of the last reading (seed 000 §4 readTime). */
  readTime: timeShape,
  /** Of a bot: whether it is told of all that is written there, and not only of what calls or answers it. */
  readsAll: z.boolean(),
  /** Epoch ms of what they wrote last, 0 = nothing yet; in slow mode they wait from then on. */
  writeTime: timeShape,
});
export type DialogUser = z.infer<typeof dialogUserShape>;

export const dialogUserEntity = defineEntity({
  name: "dialogUser",
  table: "dialog_users",
  frame: "dialog",
  since: 1,
  shapeVersion: 6,
  added: { privateTo: 0, ownPositions: [], joinPosition: 0, readsAll: false, writeTime: 0 },
  shape: dialogUserShape,
  birth: "computed",
  scope: dialogScope,
  lists: ["dialogId", "planId"],
  indexes: ["scope", "userId", "dialogId"],
  // In a plan the plan's members see its chats; elsewhere taking part is what opens the dialog.
  grant: (row) => (row.planId > 0 ? undefined : { userId: row.userId, scope: dialogScope(row) }),
  parent: { entity: "dialog", field: "dialogId" },
});

/** A participant's row at its birth. */
export function newDialogUser(
  entry: {
    dialogId: Id;
    planId: Id;
    privateTo: Id;
    userId: Id;
    inviter?: Id;
    readPosition?: number;
  },
  now: number,
): DialogUser {
  return {
    id: joinKey(entry.dialogId, entry.userId),
    dialogId: entry.dialogId,
    planId: entry.planId,
    privateTo: entry.privateTo,
    userId: entry.userId,
    inviter: entry.inviter ?? 0,
    joinPosition: entry.readPosition ?? 0,
    readPosition: entry.readPosition ?? 0,
    ownPositions: [],
    readTime: now,
    readsAll: false,
    writeTime: 0,
  };
}
