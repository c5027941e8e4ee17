import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { MessageWindow } from "#contract/calls/sync.ts";
import type { Id } from "#domain/id.ts";
import {
  dialogsArrived,
  dialogsWithMessages,
  editedMessagesBelow,
  type MessageText,
  newestMessages,
  unreadMentionsBelow,
} from "../tables/message-window.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Page } from "./page.ts";
import { tableOf } from "../tables/registry.ts";

const EDITED_MAX = 200;
const MENTIONS_MAX = 20;

interface MessageStep {
  userId: Id;
  scopes: readonly string[];
  since: number;
  until: number;
  /** Nothing of these scopes is with the client yet. */
  fresh: boolean;
  page: Page;
  /** Id of the last dialog of the page before. */
  after: Id;
}

/**
 * The newest messages of each dialog in which something changed, as a window
 * without holes; and single older messages that were edited, or that wait for
 * the caller because they mention them. Where it cannot be told what older
 * messages the caller has, the window stands alone. Gives back the id of the
 * last dialog where there may be more.
 */
export async function pullMessages(tx: Tx, step: MessageStep): Promise<Id | undefined> {
  const { page, scopes, since } = step;
  let { after } = step;
  for (;;) {
    // A dialog's window is not split, so the last one may run over the edge of the page.
    const limit = Math.ceil(page.room / MESSAGE_PAGE);
    if (limit === 0) return after;
    const dialogIds = await dialogsWithMessages(tx, scopes, since, after, limit);
    if (dialogIds.length > 0) await putDialogs(tx, step, dialogIds);
    after = dialogIds.at(-1) ?? after;
    if (dialogIds.length < limit) return undefined;
  }
}

async function putDialogs(tx: Tx, step: MessageStep, dialogIds: readonly Id[]): Promise<void> {
  const { page } = step;
  // Messages never come without their dialog: who loses it before its own news would keep them.
  for (const { row, seq } of await tableOf("dialog").find(tx, dialogIds)) {
    if (seq > step.until) page.put("dialog", JSON.stringify(row));
  }
  const newest = await newestMessages(tx, dialogIds, MESSAGE_PAGE);
  const windows = windowsOf(newest);
  for (const { json } of newest) page.put("message", json);
  const below = windows.filter((window) => window.from > 1);
  const unknown = await putEdited(tx, step, below);
  // A pull that broke off may have brought something of a dialog that is fresh, and nothing tells of its edits.
  const isAlone = ({ dialogId }: MessageWindow) => step.fresh || unknown.has(dialogId);
  page.windows.push(
    ...windows.map((window) => (isAlone(window) ? { ...window, alone: true as const } : window)),
  );
  if (below.length === 0) return;
  const arrived = step.fresh ? dialogIds : await dialogsArrived(tx, step.scopes, step, dialogIds);
  const isNew = new Set(arrived);
  const unseen = below.filter(({ dialogId }) => isNew.has(dialogId));
  if (unseen.length === 0) return;
  for (const message of await unreadMentionsBelow(tx, unseen, step.userId, MENTIONS_MAX)) {
    const { dialogId, position, json } = message;
    page.put("message", json);
    page.windows.push({ dialogId, from: position, to: position });
  }
}

/** Puts what was edited below the windows; of dialogs with more of it than that it names the ids. */
async function putEdited(
  tx: Tx,
  { fresh, since, page }: MessageStep,
  below: readonly MessageWindow[],
): Promise<ReadonlySet<Id>> {
  if (fresh || below.length === 0) return new Set();
  const edited = await editedMessagesBelow(tx, below, since, EDITED_MAX + 1);
  const byDialog = [...Map.groupBy(edited, ({ dialogId }) => dialogId)];
  for (const [, messages] of byDialog) {
    if (messages.length > EDITED_MAX) continue;
    for (const { json } of messages) page.put("message", json);
  }
  return new Set(
    byDialog.filter(([, messages]) => messages.length > EDITED_MAX).map(([dialogId]) => dialogId),
  );
}

function windowsOf(messages: readonly MessageText[]): MessageWindow[] {
  return [...Map.groupBy(messages, (message) => message.dialogId)].map(([dialogId, ofDialog]) => {
    const positions = ofDialog.map((message) => message.position);
    return { dialogId, from: Math.min(...positions), to: Math.max(...positions) };
  });
}
