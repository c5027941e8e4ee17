import type { Actor, Change, Decision } from "../../command.ts";
import { applied, refused } from "../../command.ts";
import { dialogOfMember } from "../../dialog/can-use-dialog.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import { callsAll } from "../../dialog/rules/refuse-by-rules.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { noAccess, parameterError } from "../../refusal.ts";
import { answeredIn, countAnswer } from "../answered.ts";
import { calledPeopleChanges } from "../called-people.ts";
import { messageOfMember } from "../can-use-message.ts";
import { refuseDepth } from "../markdown-depth.ts";
import { EVERYBODY, mentionsIn } from "../mention.ts";
import type { Message, MessageBody } from "../message.ts";
import { postMessageChanges } from "../post-message.ts";
import { previewOf } from "../preview.ts";

/** A message that a bot begins and goes on writing; others see it from its first word on. */
export function* beginStream(
  { id, dialogId, text, replyId }: { id: Id; dialogId: Id; text: string; replyId?: Id | undefined },
  actor: Actor,
): Reading<Decision<Message>> {
  const found = yield* dialogToWriteIn(dialogId, actor, { text });
  if (!found.ok) return refused(found.refusal);
  const reply = yield* answeredIn(dialogId, replyId);
  if (!reply.ok) return refused(reply.refusal);
  const msg = { text, type: "md", stream: true } as const;
  const post = { id, msg, replyId: reply.answered?.id ?? 0 };
  const { message, changes } = yield* postMessageChanges(found.value, post, actor);
  return applied([...changes, ...countAnswer(reply.answered)], message);
}

/** Refuses who is not its author, or may no longer write where it stands, and what is written no longer. */
export function* refuseStream(msgId: Id, actor: Actor): Reading<Decision<Message>> {
  const found = yield* messageOfMember(msgId, actor);
  if (!found.ok) return refused(found.refusal);
  const { message } = found.value;
  if (message.userId !== actor.userId) return refused(noAccess("message.authorOnly"));
  if (!isStreamed(message)) return refused(parameterError("message.streamEnded"));
  return applied([], message);
}

/**
 * What the message says by now. Whom it calls is known once it is whole: half a mention calls nobody. What was withdrawn
 * meanwhile stays so. Markdown that nests too deep to be drawn ends as plain text.
 */
export function* writeStream(
  { msgId, text, isDone }: { msgId: Id; text: string; isDone: boolean },
  actor: Actor,
): Reading<Change[]> {
  const message = yield* get("message", msgId);
  if (!message || !isStreamed(message)) return [];
  const type = refuseDepth(text, "md") ? ("text" as const) : ("md" as const);
  const msg = { text, type, ...(!isDone && { stream: true as const }) };
  const put: Message = {
    ...message,
    msg,
    mention: isDone ? yield* calledBy(message, text, actor) : [],
  };
  const changes: Change[] = [{ entity: "message", action: "update", put }];
  if (isDone) changes.push(...(yield* calledPeopleChanges(put, actor)));
  const dialog = yield* get("dialog", message.dialogId);
  if (dialog?.lastMsg?.id === msgId) {
    const lastMsg = { ...dialog.lastMsg, preview: previewOf(put) };
    if (lastMsg.preview !== dialog.lastMsg.preview)
      changes.push({ entity: "dialog", action: "update", put: { ...dialog, lastMsg } });
  }
  return changes;
}

/** Whom the whole calls: everybody only where its author may. */
function* calledBy(message: Message, text: string, actor: Actor): Reading<number[]> {
  const called = mentionsIn(text);
  if (!called.includes(EVERYBODY)) return called;
  const place = yield* dialogOfMember(message.dialogId, actor);
  const callsThem = place.ok && (yield* callsAll(place.value, actor));
  return callsThem ? called : called.filter((id) => id !== EVERYBODY);
}

/** Whether its author goes on writing it. */
export function isStreamed({ msg, withdrawTime }: Pick<Message, "msg" | "withdrawTime">): boolean {
  return withdrawTime === 0 && "stream" in msg && msg.stream === true;
}

/** What it says so far, as something that nobody goes on writing. */
export function asWhole(msg: MessageBody): MessageBody {
  if (!("stream" in msg)) return msg;
  const { stream: _goesOn, ...said } = msg;
  return said;
}
