import type { Check } from "../check.ts";
import type { Stage } from "../stories.ts";
import { openOffice } from "./office.ts";
import { raceOffline } from "./race-offline.ts";
import { raceOnline } from "./race-online.ts";

/** People who act on one request at the same moment, on two servers, with a network and without one. */
export async function racedRequests(stage: Stage): Promise<Check[]> {
  const office = await openOffice(stage.cluster, `s${stage.seed}`);
  return [...(await raceOnline(stage, office)), ...(await raceOffline(stage, office))];
}
