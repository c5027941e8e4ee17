import type { VoteBody } from "../body/vote-body.ts";

/** Percent of those who have voted that chose an option, whole; 0 while nobody has. */
export function voteShare(
  { voters }: Pick<VoteBody, "voters">,
  { num }: Pick<VoteBody["list"][number], "num">,
): number {
  return voters > 0 ? Math.round((num / voters) * 100) : 0;
}
