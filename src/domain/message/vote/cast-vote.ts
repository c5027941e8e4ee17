import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { VOTE_OPTIONS_MAX } from "../../limits.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { ballotShape } from "./ballot.ts";
import { openVote } from "./can-vote.ts";
import { withChoice } from "./tally.ts";

/**
 * `dialog/msg/vote`: the caller's choice, which takes the place of the one before; an empty one takes it back. The
 * ballot lies in the voter's own scope; where a vote is anonymous nothing else says who chose what.
 */
export const castVote = defineCommand({
  name: "message.vote",
  path: "/api/dialog/msg/vote",
  arguments: z.object({
    msgId: idOf("message"),
    /** Ids of the options. */
    votes: z
      .array(z.int().check(z.positive(), z.maximum(VOTE_OPTIONS_MAX)))
      .check(z.maxLength(VOTE_OPTIONS_MAX)),
  }),
  reply: ballotShape,
  lane: (args) => ({ entity: "message", id: args.msgId }),
  writesOwn: true,
  merge: (earlier, later) => (earlier.msgId === later.msgId ? later : undefined),
  *decide({ msgId, votes: chosen }, actor) {
    const found = yield* openVote(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message, vote } = found.value;
    const votes = [...new Set(chosen)];
    const isOffered = votes.every((id) => vote.list.some((option) => option.id === id));
    if (!isOffered || (vote.multiple === 0 && votes.length > 1)) return refused(parameterError());
    const { userId, now } = actor;
    const id = joinKey(msgId, userId);
    const before = (yield* get("ballot", id))?.votes ?? [];
    const put = { id, msgId, dialogId: message.dialogId, userId, votes, time: now };
    const isSame = before.length === votes.length && votes.every((one) => before.includes(one));
    if (isSame) return applied([], put);
    const counted = withChoice(vote, { userId, before, after: votes });
    const changes: Change[] = [
      { entity: "ballot", action: "update", put },
      { entity: "message", action: "update", put: { ...message, msg: counted } },
    ];
    return applied(changes, put);
  },
});
