import { badgeOf, byListOrder, isHidden, unreadOf } from "#domain/dialog/unread.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { DialogSetting } from "#domain/dialog/dialog-setting.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import { joinKey, usersOfPairDialog } from "#domain/id.ts";
import { isMentioned } from "#domain/message/mention.ts";
import type { DialogDraft } from "#domain/dialog/draft/dialog-draft.ts";
import type { DraftRow, LocalDatabase } from "../database/local-database.ts";
import { standingDraft } from "./drafts.ts";
import { readTodoCounts } from "./marks.ts";
import { type DialogTag, readDialogTags } from "./dialog-tag.ts";

/** A dialog as the list shows it. */
export interface DialogView {
  readonly dialog: Dialog;
  readonly me: DialogUser | undefined;
  readonly setting: DialogSetting | undefined;
  readonly draft: DraftRow | undefined;
  /** In a dialog of two the other person; with oneself oneself. */
  readonly otherUserId: number | undefined;
  /** State of what the chat belongs to. */
  readonly tag: DialogTag;
  /** The person has taken it out of the list; what waits in it brings it back. */
  readonly hidden: boolean;
  readonly unread: number;
  /** Unread messages that call the person. */
  readonly mention: number;
  /** Messages that the person still has to see to. */
  readonly todoNum: number;
  /** The number on the badge, 0 = none. */
  readonly badge: number;
}

/** Dialogs the person takes part in, pinned first, then the latest. */
export async function readDialogs(database: LocalDatabase, userId: number): Promise<DialogView[]> {
  const mine = await database.dialogUser.where("userId").equals(userId).toArray();
  const [dialogs, settings, drafts, shared, mentions, todos] = await Promise.all([
    database.dialog.bulkGet(mine.map((row) => row.dialogId)),
    database.dialogSetting.toArray(),
    database.draft.toArray(),
    database.dialogDraft.toArray(),
    readUnreadMentions(database, userId, mine),
    readTodoCounts(database, userId),
  ]);
  const settingByDialog = new Map(settings.map((row) => [row.dialogId, row]));
  const draftByDialog = new Map(drafts.map((row) => [row.dialogId, row]));
  const sharedByDialog = new Map(shared.map((row) => [row.dialogId, row]));
  const listed = mine.flatMap((me, index) => {
    const dialog = dialogs[index];
    return dialog && isListed(dialog, userId) ? [{ me, dialog }] : [];
  });
  const tags = await readDialogTags(
    database,
    listed.map(({ dialog }) => dialog),
  );
  const views = listed.map(({ me, dialog }) =>
    viewOf(dialog, me, settingByDialog.get(dialog.id), {
      userId,
      held: draftByDialog.get(dialog.id),
      shared: sharedByDialog.get(dialog.id),
      mention: mentions.get(dialog.id) ?? 0,
      todoNum: todos.get(dialog.id) ?? 0,
      tag: tags.get(dialog.id),
    }),
  );
  return views.toSorted((left, right) => byListOrder(orderOf(left), orderOf(right)));
}

/** One dialog, also for a plan member who has not taken part in it yet. */
export async function readDialog(
  database: LocalDatabase,
  dialogId: number,
  userId: number,
): Promise<DialogView | undefined> {
  const dialog = await database.dialog.get(dialogId);
  if (!dialog) return undefined;
  const key = joinKey(dialogId, userId);
  const [me, setting, held, shared] = await Promise.all([
    database.dialogUser.get(key),
    database.dialogSetting.get(key),
    database.draft.get(dialogId),
    database.dialogDraft.get(key),
  ]);
  const [mentions, todos, tags] = await Promise.all([
    readUnreadMentions(database, userId, me ? [me] : []),
    readTodoCounts(database, userId),
    readDialogTags(database, [dialog]),
  ]);
  return viewOf(dialog, me, setting, {
    userId,
    held,
    shared,
    mention: mentions.get(dialogId) ?? 0,
    todoNum: todos.get(dialogId) ?? 0,
    tag: tags.get(dialogId),
  });
}

/** A chat that came along with a board is with its task; it is in the list when somebody has written here. */
function isListed(dialog: Dialog, userId: number): boolean {
  if (dialog.lastMsg?.name !== undefined) return false;
  return dialog.lastTime > 0 || dialog.ownerId === userId || dialog.type === "group";
}

function orderOf(view: DialogView) {
  return {
    id: view.dialog.id,
    topTime: view.setting?.topTime ?? 0,
    lastTime: view.dialog.lastTime || view.dialog.createTime,
  };
}

function viewOf(
  dialog: Dialog,
  me: DialogUser | undefined,
  setting: DialogSetting | undefined,
  {
    userId,
    held,
    shared,
    mention,
    todoNum,
    tag,
  }: {
    userId: number;
    held: DraftRow | undefined;
    shared: DialogDraft | undefined;
    mention: number;
    todoNum: number;
    tag: DialogTag;
  },
): DialogView {
  const unread = unreadOf(dialog, me);
  const pair = usersOfPairDialog(dialog.id);
  const otherUserId = pair && (pair[0] === userId ? pair[1] : pair[0]);
  const badge = badgeOf(unread, mention, setting);
  return {
    dialog,
    me,
    hidden: isHidden(dialog, setting) && badge === 0 && todoNum === 0,
    setting,
    draft: standingDraft(held, shared),
    otherUserId,
    tag,
    unread,
    mention,
    todoNum,
    badge,
  };
}

async function readUnreadMentions(
  database: LocalDatabase,
  userId: number,
  mine: readonly DialogUser[],
): Promise<ReadonlyMap<number, number>> {
  const readPositions = new Map(mine.map((row) => [row.dialogId, row.readPosition]));
  const counts = new Map<number, number>();
  if (mine.length === 0) return counts;
  const messages = await database.message.where("mention").anyOf([userId, 0]).distinct().toArray();
  for (const message of messages) {
    const readPosition = readPositions.get(message.dialogId);
    if (readPosition === undefined || message.position <= readPosition) continue;
    if (isMentioned(message, userId))
      counts.set(message.dialogId, (counts.get(message.dialogId) ?? 0) + 1);
  }
  return counts;
}
