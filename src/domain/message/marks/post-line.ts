import type { Actor, Change } from "../../command.ts";
import type { Id } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import type { LineBody } from "../body/line-body.ts";
import type { MessageParticipation } from "../can-use-message.ts";
import { postMessageChanges } from "../post-message.ts";
import { previewOf } from "../preview.ts";

interface Line extends Pick<LineBody, "type" | "action"> {
  readonly id: Id;
  /** Of a to-do: whose it is. */
  readonly userIds?: readonly Id[];
}

/** The line in the chat that tells what somebody did with a message. */
export function* postLineChanges(
  { message, ...place }: MessageParticipation,
  { id, type, action, userIds = [] }: Line,
  actor: Actor,
): Reading<Change[]> {
  const msg = { type, action, userIds: [...userIds], msgId: message.id, text: previewOf(message) };
  const { changes } = yield* postMessageChanges(place, { id, msg, replyId: 0 }, actor);
  return changes;
}
