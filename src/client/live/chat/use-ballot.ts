import { readBallot } from "#client/data/queries/ballot.ts";
import type { Ballot } from "#domain/message/vote/ballot.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** What the person has chosen in a vote; undefined = nothing yet. */
export function useBallot(msgId: number): Live<Ballot | undefined> {
  return useLive(readBallot, msgId, useData().userId);
}
