import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import type { Id } from "../../id.ts";
import { companyScope } from "../../scope.ts";
import { countShape, idShape } from "../../shape.ts";

/** Something that a bot does when it is called by "/" and a name. Its owner or the bot itself says so; everybody who sees the bot sees it. */
export const botCommandShape = z.object({
  /** `<userId>:<name>`. */
  id: z.string(),
  /** The bot. */
  userId: idShape,
  name: z.string(),
  description: z.string(),
  /** Its place among those of the bot, from 0. */
  place: countShape,
});
export type BotCommand = z.infer<typeof botCommandShape>;

export const botCommandEntity = defineEntity({
  name: "botCommand",
  table: "bot_commands",
  frame: "user",
  since: 27,
  shape: botCommandShape,
  birth: "computed",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["userId", "name"],
});

export function botCommandId(userId: Id, name: string): string {
  return `${userId}:${name}`;
}
