import type { RowWindow } from "#contract/windows.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { Id } from "#domain/id.ts";
import { dialogsArrived, unreadMentionsBelow } from "../tables/awaited-messages.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { NumberedText } from "../tables/window-table.ts";

const MENTIONS_MAX = 20;

/** For whom, and of which scopes and stretch of the log, windows are put together. */
export interface WindowStep {
  readonly userId: Id;
  readonly scopes: readonly string[];
  readonly since: number;
  readonly until: number;
  /** Nothing of these scopes is with the client yet. */
  readonly fresh: boolean;
}

type Awaited = (
  tx: Tx,
  step: WindowStep,
  below: readonly RowWindow[],
) => Promise<readonly NumberedText[]>;

/** Rows below the windows that wait for the caller, and come by themselves: of each kind that has such. */
export const awaitedRows: Partial<Record<EntityName, Awaited>> = { message: unreadCalls };

/** Unread mentions, of chats that the caller has nothing of yet: older news they have had already. */
async function unreadCalls(
  tx: Tx,
  step: WindowStep,
  below: readonly RowWindow[],
): Promise<NumberedText[]> {
  const dialogIds = below.map(({ parentId }) => parentId);
  const arrived = step.fresh ? dialogIds : await dialogsArrived(tx, step.scopes, step, dialogIds);
  const isNew = new Set(arrived);
  const unseen = below.filter(({ parentId }) => isNew.has(parentId));
  if (unseen.length === 0) return [];
  return unreadMentionsBelow(tx, unseen, step.userId, MENTIONS_MAX);
}
