import { IconRobot } from "@tabler/icons-react";
import { useBotCommands } from "#client/live/chat/use-bot-commands.ts";
import type { Mentionable } from "../mention/mention-text.ts";
import type { SlashCommand, TypedCommand } from "./slash-command.ts";

/** A command of a bot, with what it does. */
export interface CommandOfBot extends SlashCommand {
  readonly botId: number;
  readonly hint: string;
}

/** What the bots of a chat are called by; with the name typed whole it is sent as it stands. */
export function useCommandsOfBots(
  people: readonly Mentionable[],
  { words }: TypedCommand,
  onSend: () => void,
): readonly CommandOfBot[] {
  const bots = new Map(
    people.filter(({ barred }) => barred === undefined).map((bot) => [bot.id, bot]),
  );
  return useBotCommands().flatMap(({ userId, name, description }) => {
    const bot = bots.get(userId);
    if (!bot) return [];
    return {
      key: name,
      label: description,
      hint: bot.name,
      botId: userId,
      icon: IconRobot,
      needsWords: words === undefined,
      takesWords: true,
      onClick: onSend,
    };
  });
}
