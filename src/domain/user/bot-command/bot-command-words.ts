import * as z from "zod/mini";
import { nameShape } from "../../name.ts";
import { BOT_COMMANDS_MAX, COMMAND_DESCRIPTION_MAX } from "../bot-limits.ts";

/** Names that the product itself answers to in every chat. */
const OWN_COMMANDS = ["remind", "todo", "me", "later", "vote", "chain", "task"] as const;

const NAME = "[a-z0-9_-]{1,32}";
const NAME_ALONE = new RegExp(`^${NAME}$`);
const CALLED = new RegExp(`^/(${NAME})(?:\\s|$)`);

const commandShape = z.string().check(
  z.regex(NAME_ALONE),
  z.refine((name) => !OWN_COMMANDS.some((own) => own === name), {
    params: { reason: "bot.commandTaken" },
  }),
);

/** What a bot is called by: each name once, in the order in which they are shown. */
export const botCommandsShape = z
  .array(z.object({ command: commandShape, description: nameShape(1, COMMAND_DESCRIPTION_MAX) }))
  .check(
    z.maxLength(BOT_COMMANDS_MAX),
    z.refine(
      (commands) => new Set(commands.map(({ command }) => command)).size === commands.length,
      {
        params: { reason: "bot.commandTwice" },
      },
    ),
  );

/** The command that a message begins with, without its slash; undefined where it begins otherwise. */
export function commandCalledBy(text: string): string | undefined {
  return CALLED.exec(text)?.[1];
}
