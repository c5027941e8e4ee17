import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import type { Id } from "../id.ts";
import { EMOJI_SYMBOL_MAX, REACTIONS_MAX } from "../limits.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { textShape } from "../shape.ts";
import { messageOfMember } from "./can-use-message.ts";
import { type Message, messageShape } from "./message.ts";

/** `dialog/msg/emoji`: puts the caller's reaction on a message, or takes it off with `remove`. */
export const setEmoji = defineCommand({
  name: "message.setEmoji",
  path: "/api/dialog/msg/emoji",
  arguments: z.object({
    msgId: idOf("message"),
    symbol: textShape(1, EMOJI_SYMBOL_MAX),
    remove: z.optional(z.boolean()),
  }),
  reply: z.object({ id: idOf("message"), emoji: messageShape.shape.emoji }),
  lane: (args) => ({ entity: "message", id: args.msgId }),
  *decide(args, actor) {
    const found = yield* messageOfMember(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message } = found.value;
    if (message.withdrawTime > 0) return refused(parameterError("message.gone"));
    // It is said by whoever may not write here as well: words are none.
    if (!args.remove && !isEmoji(args.symbol)) return refused(parameterError());
    const isNew = !args.remove && !message.emoji.some(({ symbol }) => symbol === args.symbol);
    if (isNew && message.emoji.length >= REACTIONS_MAX) {
      return refused(parameterError("message.reactionsMax"));
    }
    const emoji = args.remove
      ? withoutReaction(message.emoji, args.symbol, actor.userId)
      : withReaction(message.emoji, args.symbol, actor.userId);
    const put = { ...message, emoji };
    return applied([{ entity: "message", action: "update", put }], { id: message.id, emoji });
  },
});

const signs = new Intl.Segmenter("en", { granularity: "grapheme" });
const DRAWN = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{20E3}/u;

/** One sign, and a drawn one. */
function isEmoji(symbol: string): boolean {
  return DRAWN.test(symbol) && [...signs.segment(symbol)].length === 1;
}

function withReaction(emoji: Message["emoji"], symbol: string, userId: Id): Message["emoji"] {
  const before = emoji.find((entry) => entry.symbol === symbol)?.userIds ?? [];
  const userIds = [userId, ...before.filter((other) => other !== userId)];
  return [{ symbol, userIds }, ...emoji.filter((entry) => entry.symbol !== symbol)];
}

/** What is taken off is no news: the others keep their order. */
function withoutReaction(emoji: Message["emoji"], symbol: string, userId: Id): Message["emoji"] {
  return emoji
    .map((entry) =>
      entry.symbol === symbol
        ? { symbol, userIds: entry.userIds.filter((other) => other !== userId) }
        : entry,
    )
    .filter((entry) => entry.userIds.length > 0);
}
