import type { Id } from "../id.ts";
import type { ApprovalState } from "./state/approval-state.ts";
import { openRuns } from "./state/standing.ts";

/** Where a request stands for somebody: it waits for them, is theirs, they know of it, or they had to do with it. */
export type ConcernName = "waiting" | "mine" | "copies" | "done";

/** What of a request says whom it concerns. */
interface Concerning {
  readonly askedIds: readonly Id[];
  readonly settledIds: readonly Id[];
  readonly copies: readonly { readonly userId: Id; readonly readTime: number }[];
  readonly createUserId: Id;
}

/** Whom a request concerns, and how; the server's lists ask the same fields of the database. */
export function concernsOf(
  approval: Concerning,
): readonly { readonly name: ConcernName; readonly userId: Id }[] {
  const { askedIds, settledIds, copies, createUserId } = approval;
  const of = (name: ConcernName, userIds: readonly Id[]) =>
    userIds.map((userId) => ({ name, userId }));
  return [
    ...of("waiting", askedIds),
    ...of("mine", [createUserId]),
    ...of(
      "copies",
      copies.map(({ userId }) => userId),
    ),
    ...of("done", settledIds),
  ];
}

/** Of which list of whom. */
export function concernKey(name: ConcernName, userId: Id): string {
  return `${name}/${userId}/`;
}

interface Kept extends Concerning, Pick<ApprovalState, "runs" | "round"> {
  readonly updateTime: number;
}

/**
 * What stands in an index so that each list comes in its order: what waits longest first, of the others what changed last.
 * What waits keeps its place, whatever is said to it meanwhile.
 */
export function concernKeys(approval: Kept): string[] {
  return concernsOf(approval).map(({ name, userId }) => {
    const place =
      name === "waiting"
        ? waitsSince(approval, userId)
        : Number.MAX_SAFE_INTEGER - approval.updateTime;
    return `${concernKey(name, userId)}${String(place).padStart(16, "0")}`;
  });
}

/** When the step was come to in which somebody is asked, for themselves or for who is away. */
function waitsSince(approval: Kept, userId: Id): number {
  const asking = openRuns(approval).filter(({ tasks }) =>
    tasks.some((task) => task.status === 3 && [task.userId, task.deputyId].includes(userId)),
  );
  const times = asking.map(({ startTime }) => startTime);
  return times.length === 0 ? approval.updateTime : Math.min(...times);
}

/** Whether a request was copied to somebody who has not read it. */
export function isUnreadCopy({ copies }: Pick<Concerning, "copies">, userId: Id): boolean {
  return copies.some((copy) => copy.userId === userId && copy.readTime === 0);
}
