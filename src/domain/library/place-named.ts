import type { Actor, LaneTarget } from "../command.ts";
import * as z from "zod/mini";
import { idOrNoneOf } from "../reference.ts";
import { planScope, userScope } from "../scope.ts";
import type { NamedPlace } from "./can-use-library.ts";

/** The arguments that say where something is put. */
export const namedPlaceFields = {
  /** The folder, 0 = at the top. */
  pid: z.optional(idOrNoneOf("libraryItem")),
  /** At the top: of the library of this plan, 0 = of the caller's own. */
  planId: z.optional(idOrNoneOf("plan")),
};

/** The lane of what is put into a place. */
export function placeLane(
  { pid = 0, planId = 0 }: NamedPlace,
  { userId }: Pick<Actor, "userId">,
): LaneTarget {
  if (pid > 0) return { entity: "libraryItem", id: pid };
  return planId > 0 ? planScope(planId) : userScope(userId);
}
