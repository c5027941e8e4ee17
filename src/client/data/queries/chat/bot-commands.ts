import type { BotCommand } from "#domain/user/bot-command/bot-command.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** What all bots are called by, in the order in which each of them says it. */
export async function readBotCommands(database: LocalDatabase): Promise<BotCommand[]> {
  const rows = await database.botCommand.toArray();
  return rows.toSorted((left, right) => left.userId - right.userId || left.place - right.place);
}
