import type { Id } from "../../id.ts";
import type { VoteBody } from "../body/vote-body.ts";

interface Choice {
  readonly userId: Id;
  /** The options on the person's ballot before, and now. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The vote once one person has chosen otherwise than before. Of an anonymous vote only the numbers say so. */
export function withChoice(vote: VoteBody, { userId, before, after }: Choice): VoteBody {
  const list = vote.list.map((option) => {
    const had = before.includes(option.id);
    const has = after.includes(option.id);
    const others = option.userIds.filter((other) => other !== userId);
    return {
      ...option,
      num: Math.max(0, option.num + Number(has) - Number(had)),
      userIds: has && vote.anonymous === 0 ? [...others, userId] : others,
    };
  });
  const voters = vote.voters + Number(after.length > 0) - Number(before.length > 0);
  return { ...vote, list, voters: Math.max(0, voters) };
}
