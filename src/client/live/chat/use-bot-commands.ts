import { readBotCommands } from "#client/data/queries/chat/bot-commands.ts";
import type { BotCommand } from "#domain/user/bot-command/bot-command.ts";
import { useLive } from "../use-live.ts";

const none: readonly BotCommand[] = [];

/** What bots are called by. */
export function useBotCommands(): readonly BotCommand[] {
  const found = useLive(readBotCommands);
  return found.state === "ready" ? found.value : none;
}
