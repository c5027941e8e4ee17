import type { Change } from "../../command.ts";
import { MARKED_MAX } from "../../limits.ts";
import { get, list, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Message } from "../message.ts";
import { isLine } from "../message-body.ts";
import { previewOf } from "../preview.ts";
import { type MessageMark, newMark } from "./message-mark.ts";
import { openTodosOf } from "./open-todos.ts";

/** Refuses what cannot be marked: what was taken back, and what the product itself says. */
export function refuseMark(message: Message): Refusal | undefined {
  if (message.withdrawTime > 0) return parameterError("message.gone");
  return isLine(message) ? parameterError("message.notMarkable") : undefined;
}

/** The marks of a message, also where it has none yet. */
export function* markOf(message: Message): Reading<MessageMark> {
  return (yield* get("messageMark", message.id)) ?? newMark(message);
}

/**
 * Puts a mark, or takes its row away with the last one. In a dialog that is full of marks the oldest that is
 * done with makes room; where none is, it is refused.
 */
export function* putMarkChanges(
  put: MessageMark,
  action: string,
): Reading<{ readonly changes: Change[] } | { readonly refusal: Refusal }> {
  const before = yield* get("messageMark", put.id);
  if (isBare(put)) {
    return { changes: before ? [{ entity: "messageMark", action, remove: put.id }] : [] };
  }
  const change: Change = { entity: "messageMark", action, put };
  if (before) return { changes: [change] };
  const others = yield* list("messageMark", { dialogId: put.dialogId });
  if (others.length < MARKED_MAX) return { changes: [change] };
  const [oldest] = others
    .filter(isDoneWith)
    .toSorted((left, right) => left.todoTime - right.todoTime || left.id - right.id);
  if (!oldest) return { refusal: parameterError("message.marksMax") };
  return { changes: [{ entity: "messageMark", action: "update", remove: oldest.id }, change] };
}

/** What becomes of the marks of a message that says something else now, or nothing any more. */
export function* marksFollowChanges(message: Message): Reading<Change[]> {
  const before = yield* get("messageMark", message.id);
  if (!before) return [];
  const { id } = before;
  if (message.withdrawTime > 0) return [{ entity: "messageMark", action: "update", remove: id }];
  const put = { ...before, mtype: message.mtype, preview: previewOf(message) };
  return [{ entity: "messageMark", action: "update", put }];
}

function isBare({ tagUserId, topUserId, todos }: MessageMark): boolean {
  return tagUserId === 0 && topUserId === 0 && todos.length === 0;
}

function isDoneWith(mark: MessageMark): boolean {
  return mark.tagUserId === 0 && mark.topUserId === 0 && openTodosOf(mark).length === 0;
}
