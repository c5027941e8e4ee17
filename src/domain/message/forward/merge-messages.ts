import * as z from "zod/mini";
import type { Actor } from "../../command.ts";
import { applied, defineCommand, refused } from "../../command.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import type { Id } from "../../id.ts";
import { MERGED_MAX, MERGED_TEXT_MAX } from "../../limits.ts";
import type { Reading } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { MergedBody, MergedMessage } from "../body/merged-body.ts";
import { messageOfMember } from "../can-use-message.ts";
import type { Message } from "../message.ts";
import { fileBodyOf, sourceOf } from "../message-body.ts";
import { messageShape } from "../message.ts";
import { postMessageChanges } from "../post-message.ts";
import { previewOf } from "../preview.ts";
import { isMergeable } from "./forwarded.ts";

/**
 * `dialog/msg/merge`: says in a chat, as one message, what was said in another that the caller reads: who said what
 * and when. Files are named and stay where they are.
 */
export const mergeMessages = defineCommand({
  name: "message.merge",
  path: "/api/dialog/msg/merge",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    /** Where it goes. */
    dialogId: idOf("dialog"),
    /** The messages, of one chat. */
    msgId: z.array(idOf("message")).check(z.minLength(1), z.maxLength(MERGED_MAX)),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  subject: ({ dialogId }) => ({ entity: "dialog", id: dialogId }),
  *decide({ id = 0, dialogId, msgId }, actor) {
    const place = yield* dialogToWriteIn(dialogId, actor);
    if (!place.ok) return refused(place.refusal);
    const found = yield* readableMessages(msgId, actor);
    if ("refusal" in found) return refused(found.refusal);
    const msg = mergedBodyOf(found.messages);
    const length = msg.list.reduce((sum, { text }) => sum + text.length, 0);
    if (length > MERGED_TEXT_MAX) return refused(parameterError("message.mergedLong"));
    const post = { id, msg, replyId: 0 };
    const { message, changes } = yield* postMessageChanges(place.value, post, actor);
    return applied(changes, message);
  },
});

/** The messages in their order, where the caller reads all of them and they stand in one chat. */
function* readableMessages(
  ids: readonly Id[],
  actor: Actor,
): Reading<{ readonly messages: readonly Message[] } | { readonly refusal: Refusal }> {
  const messages: Message[] = [];
  for (const id of new Set(ids)) {
    const found = yield* messageOfMember(id, actor);
    if (!found.ok) return { refusal: found.refusal };
    const { message } = found.value;
    const isHere = message.dialogId === (messages[0] ?? message).dialogId;
    if (!isHere || !isMergeable(message)) {
      return { refusal: parameterError("message.notForwardable") };
    }
    messages.push(message);
  }
  return { messages: messages.toSorted((left, right) => left.position - right.position) };
}

function mergedBodyOf(messages: readonly Message[]): MergedBody {
  const [first] = messages;
  return {
    type: "merged",
    text: first ? previewOf(first) : "",
    list: messages.map(mergedMessageOf),
  };
}

function mergedMessageOf(message: Message): MergedMessage {
  const { userId, msg, createTime } = message;
  const source = sourceOf(message);
  const file = fileBodyOf(message);
  return {
    userId,
    ...(source && { name: source.name }),
    time: source?.time ?? createTime,
    type: file?.type ?? (msg.type === "md" ? "md" : "text"),
    text: msg.text,
    ...(file && { fileName: file.name }),
  };
}
