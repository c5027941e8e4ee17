import type { Actor } from "../../command.ts";
import type { Id } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { VoteBody } from "../body/vote-body.ts";
import { type MessageParticipation, messageOfMember } from "../can-use-message.ts";

interface OpenVote extends MessageParticipation {
  readonly vote: VoteBody;
}

/** A vote that goes on, for those who may use its chat. */
export function* openVote(
  msgId: Id,
  actor: Actor,
): Reading<{ ok: true; value: OpenVote } | { ok: false; refusal: Refusal }> {
  const found = yield* messageOfMember(msgId, actor);
  if (!found.ok) return found;
  const { msg, withdrawTime } = found.value.message;
  if (withdrawTime > 0) return { ok: false, refusal: parameterError("message.gone") };
  if (msg.type !== "vote") return { ok: false, refusal: parameterError("message.noVote") };
  if (msg.state === 0) return { ok: false, refusal: parameterError("message.voteEnded") };
  return { ok: true, value: { ...found.value, vote: msg } };
}
