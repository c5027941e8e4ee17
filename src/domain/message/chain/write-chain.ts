import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import type { Id } from "../../id.ts";
import { CHAIN_LINE_MAX, CHAIN_LINES_MAX } from "../../limits.ts";
import { idOf } from "../../reference.ts";
import { noAccess, parameterError } from "../../refusal.ts";
import { idShape, textShape } from "../../shape.ts";
import type { ChainBody } from "../body/chain-body.ts";
import { messageOfMember } from "../can-use-message.ts";
import { messageShape } from "../message.ts";

/**
 * `dialog/msg/wordchain`: the caller joins a word-chain with a line, changes a line of theirs, or with no words takes
 * it away. Each line has a name of its own, so that what several write at once all stays.
 */
export const writeChain = defineCommand({
  name: "message.chain",
  path: "/api/dialog/msg/wordchain",
  arguments: z.object({
    msgId: idOf("message"),
    /** Of the line; one that is not there yet joins the others. */
    lineId: z.optional(idShape),
    text: textShape(0, CHAIN_LINE_MAX),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  mint: (args, nextId) => ({ ...args, lineId: args.lineId ?? nextId() }),
  merge: (earlier, later) =>
    earlier.msgId === later.msgId && earlier.lineId === later.lineId ? later : undefined,
  words: { text: "text" },
  *decide({ msgId, lineId = 0, text }, actor) {
    const found = yield* messageOfMember(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message } = found.value;
    const chain = message.msg;
    if (message.withdrawTime > 0) return refused(parameterError("message.gone"));
    if (chain.type !== "word-chain") return refused(parameterError("message.noChain"));
    const before = chain.list.find(({ id }) => id === lineId);
    if (before && before.userId !== actor.userId) return refused(noAccess("message.authorOnly"));
    if ((before?.text ?? "") === text) return applied([], message);
    if (!before && chain.list.length >= CHAIN_LINES_MAX) {
      return refused(parameterError("message.chainMax"));
    }
    const list = withLine(chain.list, { id: lineId, userId: actor.userId, text });
    const put = { ...message, msg: { ...chain, list } };
    return applied([{ entity: "message", action: "update", put }], put);
  },
});

function withLine(
  list: ChainBody["list"],
  line: { readonly id: Id; readonly userId: Id; readonly text: string },
): ChainBody["list"] {
  if (line.text === "") return list.filter(({ id }) => id !== line.id);
  if (!list.some(({ id }) => id === line.id)) return [...list, line];
  return list.map((other) => (other.id === line.id ? line : other));
}
