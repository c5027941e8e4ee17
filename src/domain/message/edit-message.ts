import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { refuseClosed } from "../dialog/can-write-in-dialog.ts";
import { refuseByRules } from "../dialog/rules/refuse-by-rules.ts";
import { laterWins } from "../merge-edits.ts";
import { idOf } from "../reference.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { calledPeopleChanges } from "./called-people.ts";
import { calledIn } from "./commanded-bots.ts";
import { messageOfMember } from "./can-use-message.ts";
import { type EarlierWords, withEarlier } from "./edit/earlier-words.ts";
import { keepLink } from "./link/put-link.ts";
import { marksFollowChanges } from "./marks/change-mark.ts";
import { refuseDepth } from "./markdown-depth.ts";
import { EVERYBODY, mentionsIn } from "./mention.ts";
import { isEditable } from "./message-body.ts";
import { type Message, type MessageBody, messageShape } from "./message.ts";
import { previewOf } from "./preview.ts";
import { messageTextShape } from "./send-text.ts";

/** `dialog/msg/edit`: the author puts other words into a message. */
export const editMessage = defineCommand({
  name: "message.edit",
  path: "/api/dialog/msg/edit",
  arguments: z.object({
    msgId: idOf("message"),
    text: messageTextShape,
    textType: z.optional(z.enum(["text", "md"])),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  merge: (earlier, later) =>
    earlier.msgId === later.msgId ? laterWins(earlier, later) : undefined,
  words: { text: "text" },
  *decide(args, actor) {
    const found = yield* messageOfMember(args.msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message, dialog, me } = found.value;
    if (message.userId !== actor.userId) return refused(noAccess("message.authorOnly"));
    if (message.withdrawTime > 0) return refused(parameterError("message.gone"));
    const newCalls = callsEverybodyAnew(message, args.text) ? args.text : "";
    const saying = { text: newCalls, later: true } as const;
    const closed =
      (yield* refuseClosed(dialog)) ?? (yield* refuseByRules({ dialog, me }, actor, saying));
    if (closed) return refused(closed);
    const msg = isEditable(message) ? withWords(message.msg, args) : undefined;
    if (!msg) return refused(parameterError("message.notEditable"));
    const tooDeep = refuseDepth(args.text, msg.type);
    if (tooDeep) return refused(tooDeep);
    const said = wordsOf(message.msg);
    // Whoever looks at what they wrote and leaves it has edited nothing.
    if (said.text === args.text && said.type === wordsOf(msg).type) return applied([], message);
    const put = {
      ...message,
      msg,
      mention: yield* calledIn(args.text, dialog),
      modify: 1 as const,
      edits: [...withEarlier(message.edits, { ...said, until: actor.now })],
    };
    const changes: Change[] = [
      { entity: "message", action: "update", put },
      ...(yield* calledPeopleChanges(put, actor)),
      ...(yield* marksFollowChanges(put)),
    ];
    if (dialog.lastMsg?.id === message.id) {
      const lastMsg = { ...dialog.lastMsg, preview: previewOf(put) };
      changes.push({ entity: "dialog", action: "update", put: { ...dialog, lastMsg } });
    }
    return applied(changes, put);
  },
});

/** Whether other words call everybody, whom the ones before did not call. */
function callsEverybodyAnew({ mention }: Message, text: string): boolean {
  return mentionsIn(text).includes(EVERYBODY) && !mention.includes(EVERYBODY);
}

/** What it says, and whether as markdown. */
function wordsOf({ text, type }: MessageBody): Pick<EarlierWords, "text" | "type"> {
  return { text, type: type === "md" ? "md" : "text" };
}

/** The same with other words; of what brings a file only they change. Nothing where it has no words of its own. */
function withWords(
  msg: MessageBody,
  { text, textType }: { readonly text: string; readonly textType?: "text" | "md" | undefined },
): (MessageBody & { readonly type: "text" | "md" | "img" | "file" | "record" }) | undefined {
  switch (msg.type) {
    case "img":
    case "file":
    case "record":
      return { ...msg, text };
    case "text":
    case "md":
      return keepLink(msg, { ...msg, text, type: textType ?? msg.type });
    default:
      return undefined;
  }
}
