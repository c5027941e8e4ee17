import type { EntityName } from "#domain/entity-names.ts";
import { joinKey } from "#domain/id.ts";
import { isMentioned } from "#domain/message/mention.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";

/** Rows of a stream that stay on this browser however old they are. */
interface Spared {
  /** The kinds of rows beside its own that tell which. */
  readonly reads: readonly EntityName[];
  /** Their numbers. */
  numbers(database: LocalDatabase, parentId: number): Promise<number[]>;
}

/** Of each windowed kind that has such. */
export const sparedRows: Partial<Record<EntityName, Spared>> = {
  message: { reads: ["dialogUser"], numbers: unreadCalls },
};

/** Unread messages that call for the person. */
async function unreadCalls(database: LocalDatabase, dialogId: number): Promise<number[]> {
  const identity = await readMeta(database.meta, "identity");
  const userId = identity?.userId ?? 0;
  const me = await database.dialogUser.get(joinKey(dialogId, userId));
  if (!me) return [];
  const calls = await database.message
    .where("mention")
    .anyOf([userId, 0])
    .filter((each) => each.dialogId === dialogId && each.position > me.readPosition)
    .toArray();
  return calls.filter((each) => isMentioned(each, userId)).map(({ position }) => position);
}
