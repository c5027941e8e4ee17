import type { Run } from "#client/live/use-run.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import { EVERYBODY, mentionsIn } from "#domain/message/mention.ts";

interface Reminding {
  /** The message of which the person is reminded where there are no words. */
  readonly msgId: number;
  readonly text: string;
  readonly userId: number;
  readonly time: number;
}

/** Words go to the person's notes to themselves, where nobody else reads them, and the reminder leads there. */
export async function remindOf(run: Run, { msgId, text, userId, time }: Reminding) {
  if (text === "") return (await run("message.remind", { msgId, time })).ok;
  const notes = await run("dialog.openUser", { userId });
  if (!notes.ok) return false;
  const noted = await run("message.sendText", { dialogId: notes.reply.id, text });
  if (!noted.ok) return false;
  await run("message.remind", { msgId: noted.reply.id, time });
  // Also where that is refused the words are kept, and are not to be kept twice.
  return true;
}

interface Doers {
  readonly userId: number;
  readonly people: readonly number[];
}

/** Says words, and makes them the to-do of whoever is named in them, else of who says it. */
export async function sayAsTodo(
  run: Run,
  message: ArgumentsOf<"message.sendText">,
  { userId, people }: Doers,
): Promise<boolean> {
  const said = await run("message.sendText", message);
  if (!said.ok) return false;
  const called = mentionsIn(message.text);
  const named = called.filter((id) => people.includes(id));
  const who = called.includes(EVERYBODY)
    ? { type: "all" as const }
    : { userId: named.length > 0 ? named : [userId] };
  await run("message.todo", { msgId: said.reply.id, ...who });
  return true;
}
