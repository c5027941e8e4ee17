import type { Id } from "../../id.ts";
import { URGE_EVERY } from "../../limits.ts";
import type { ApprovalState } from "./approval-state.ts";

/** A request, as far as it says what its people can do with it; `askedNow` says what is theirs to decide. */
type Standing = Pick<ApprovalState, "status" | "events" | "runs">;

/** Somebody, and who asked. */
interface Person {
  readonly userId: Id;
  readonly initiatorId: Id;
}

/** Only who asked, and only until it was decided (forms-approvals 7.3). */
export function mayWithdraw({ status }: Pick<Standing, "status">, person: Person): boolean {
  return isOwn(person) && status === 3;
}

/** Only who asked, once it came back to them. */
export function mayResubmit({ status }: Pick<Standing, "status">, person: Person): boolean {
  return isOwn(person) && (status === 2 || status === 4 || status === 5);
}

/** Who asked may void what came back to them; whoever manages the flow whatever is not void. */
export function mayVoid(
  { status }: Pick<Standing, "status">,
  person: Person & { readonly manages: boolean },
): boolean {
  return (person.manages && status !== 8) || mayResubmit({ status }, person);
}

/**
 * When who asked may urge those who decide, epoch ms: once an hour in each run, so that whoever is asked anew is urged at once.
 * Undefined where it is not theirs to do.
 */
export function urgeFrom({ status, events, runs }: Standing, person: Person): number | undefined {
  if (!mayWithdraw({ status }, person)) return undefined;
  const last = events.findLast(({ what }) => what === "urge");
  const begun = runs.at(-1)?.startTime ?? 0;
  return last && last.time >= begun ? last.time + URGE_EVERY : 0;
}

function isOwn({ userId, initiatorId }: Person): boolean {
  return userId === initiatorId;
}
