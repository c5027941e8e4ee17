import type { Message } from "#domain/message/message.ts";
import type { MessageReminder } from "#domain/message/remind/message-reminder.ts";
import { usersOfPairDialog } from "#domain/id.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import type { DialogView } from "../dialogs.ts";

/** A message of which the person wants to hear again, with what is known of it here. */
export interface ReminderView extends Pick<DialogView, "dialog" | "otherUserId"> {
  readonly reminder: MessageReminder;
  /** undefined = it is not in this browser. */
  readonly message: Message | undefined;
}

/** All of them: what was told first, then what waits, the next one first. Of chats that are gone nothing is shown. */
export async function readMessageReminders(
  database: LocalDatabase,
  userId: number,
): Promise<ReminderView[]> {
  // Nobody else's ever come here.
  const reminders = await database.messageReminder.toArray();
  const [messages, dialogs] = await Promise.all([
    database.message.bulkGet(reminders.map(({ msgId }) => msgId)),
    database.dialog.bulkGet(reminders.map(({ dialogId }) => dialogId)),
  ]);
  const views = reminders.flatMap((reminder, place): ReminderView[] => {
    const dialog = dialogs[place];
    if (!dialog) return [];
    const pair = usersOfPairDialog(dialog.id);
    const otherUserId = pair && (pair[0] === userId ? pair[1] : pair[0]);
    return [{ reminder, message: messages[place], dialog, otherUserId }];
  });
  return views.toSorted(
    ({ reminder: left }, { reminder: right }) =>
      Number(left.toldTime === 0) - Number(right.toldTime === 0) || left.time - right.time,
  );
}
