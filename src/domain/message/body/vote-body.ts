import * as z from "zod/mini";
import { flagShape, idShape } from "../../shape.ts";

/** What a vote says: a question, what can be chosen, and what was. Who chose what stands in an open vote only. */
export const voteBodyShape = z.object({
  type: z.literal("vote"),
  /** The question. */
  text: z.string(),
  /** 1 = several can be chosen. */
  multiple: flagShape,
  /** 1 = nobody learns who chose what, whatever they look at. */
  anonymous: flagShape,
  /** 1 = goes on, 0 = has ended. */
  state: flagShape,
  /** How many people have voted. */
  voters: z.int(),
  list: z.array(
    z.object({
      /** 1, 2, 3 in the order in which they stand. */
      id: z.int(),
      text: z.string(),
      /** How many chose it. */
      num: z.int(),
      /** Who chose it; nobody where the vote is anonymous. */
      userIds: z.array(idShape),
    }),
  ),
});
export type VoteBody = z.infer<typeof voteBodyShape>;
