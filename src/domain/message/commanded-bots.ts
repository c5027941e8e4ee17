import type { Dialog } from "../dialog/dialog.ts";
import { peopleOfDialog } from "../dialog/people-of-dialog.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { commandCalledBy } from "../user/bot-command/bot-command-words.ts";
import { isActive } from "../user/is-active.ts";
import { mentionsIn } from "./mention.ts";

/**
 * Whom a text calls: those whom it mentions, and the bots of the chat that have the command with which it begins. Where some
 * of these are mentioned, it is them that the command is for.
 */
export function* calledIn(
  text: string,
  dialog: Pick<Dialog, "id" | "planId" | "privateTo">,
): Reading<Id[]> {
  const mentioned = mentionsIn(text);
  const name = commandCalledBy(text);
  const commands = name === undefined ? [] : yield* list("botCommand", { name });
  if (commands.length === 0) return mentioned;
  const inIt = new Set(yield* peopleOfDialog(dialog));
  const bots: Id[] = [];
  for (const { userId } of commands) {
    const bot = inIt.has(userId) ? yield* get("user", userId) : undefined;
    if (bot && isActive(bot)) bots.push(userId);
  }
  if (bots.some((id) => mentioned.includes(id))) return mentioned;
  return [...mentioned, ...bots.toSorted((left, right) => left - right)];
}
