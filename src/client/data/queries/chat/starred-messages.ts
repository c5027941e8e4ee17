import type { StarredMessage } from "#domain/message/star/starred-message.ts";
import { usersOfPairDialog } from "#domain/id.ts";
import { previewOf } from "#domain/message/preview.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { DialogView } from "../dialogs.ts";

/** A message that the person has starred. */
export interface StarredView extends Pick<DialogView, "dialog" | "otherUserId"> {
  readonly star: StarredMessage;
  /** How it begins: as it stands here, or as it stood when it was starred. */
  readonly preview: string;
}

/** The messages that the person has starred, by id. */
export async function readStars(database: LocalDatabase): Promise<ReadonlySet<number>> {
  // Nobody else's ever come here.
  const stars = await database.starredMessage.toArray();
  return new Set(stars.map(({ msgId }) => msgId));
}

/** All of them, starred last first. Of chats that are gone, and of what was taken back, nothing is shown. */
export async function readStarredMessages(
  database: LocalDatabase,
  userId: number,
): Promise<StarredView[]> {
  const stars = await database.starredMessage.toArray();
  const [messages, dialogs] = await Promise.all([
    database.message.bulkGet(stars.map(({ msgId }) => msgId)),
    database.dialog.bulkGet(stars.map(({ dialogId }) => dialogId)),
  ]);
  const views = stars.flatMap((star, place): StarredView[] => {
    const dialog = dialogs[place];
    const message = messages[place];
    if (!dialog || (message && message.withdrawTime > 0)) return [];
    const pair = usersOfPairDialog(dialog.id);
    const otherUserId = pair && (pair[0] === userId ? pair[1] : pair[0]);
    return [{ star, dialog, otherUserId, preview: message ? previewOf(message) : star.preview }];
  });
  return views.toSorted(
    ({ star: left }, { star: right }) => right.starTime - left.starTime || right.msgId - left.msgId,
  );
}
