import type { NoticeTo } from "../entity.ts";
import type { Id } from "../id.ts";
import type { WorkNoticeKind } from "../notice/notice-kinds.ts";
import type { ApprovalEvent, ApprovalState } from "./state/approval-state.ts";
import { openRuns } from "./state/standing.ts";

interface Request extends ApprovalState {
  readonly id: Id;
  readonly recordId: Id;
  readonly createUserId: Id;
  readonly askedIds: readonly Id[];
  readonly silent: readonly WorkNoticeKind[];
}

/** Who is to hear of what was done with a request: who has to decide, who gets to know of it, and who asked. */
export function approvalNotices(before: Request | undefined, request: Request): NoticeTo[] {
  const { id: approvalId, recordId, createUserId, status, silent } = request;
  const tell = (kind: WorkNoticeKind, userIds: Iterable<Id>): NoticeTo[] =>
    [...new Set(silent.includes(kind) ? [] : userIds)].map((userId) => ({
      userId,
      kind,
      planId: 0,
      approvalId,
      recordId,
    }));
  const events = request.events.slice(before?.events.length ?? 0);
  const toldBy = (what: ApprovalEvent["what"]) =>
    events.filter((event) => event.what === what).flatMap(({ userIds }) => userIds);
  // Of the same request somebody can be told again.
  const known = new Map(before?.copies.map(({ userId, time }) => [userId, time]));
  const copied = request.copies.flatMap(({ userId, time }) =>
    known.get(userId) === time ? [] : userId,
  );
  const outcome = status === before?.status ? undefined : OUTCOMES[status];
  return [
    ...tell("copied", copied),
    ...tell("urged", toldBy("urge")),
    ...tell("overdue", toldBy("remind")),
    ...tell("toDecide", newlyAsked(before, request)),
    ...(events.some(({ what }) => what === "comment")
      ? tell("commented", [...spoken(request), ...toldBy("comment")])
      : []),
    ...(outcome ? tell(outcome, [createUserId]) : []),
  ];
}

/** What becomes of a request that who asked is to hear of. */
const OUTCOMES: Readonly<Partial<Record<ApprovalState["status"], WorkNoticeKind>>> = {
  1: "passed",
  2: "rejected",
  5: "returned",
};

/** Those who are asked now in a place in which they were not asked before. */
function newlyAsked(before: Request | undefined, request: Request): Id[] {
  const places = new Map(before ? placesOf(before) : []);
  return placesOf(request).flatMap(([place, userId]) => (places.has(place) ? [] : userId));
}

function placesOf(request: Request): [place: string, userId: Id][] {
  if (request.status !== 3) return [];
  return openRuns(request).flatMap(({ id, tasks }) =>
    tasks
      .filter(({ status }) => status === 3)
      // Whoever is away is told once they are back, or nobody stands in for them any more.
      .map(({ userId, deputyId = userId }): [string, Id] => [`${id}/${deputyId}`, deputyId]),
  );
}

/** Whom a comment is for: who asked, who is asked now, and who has said something before. */
function spoken({ createUserId, askedIds, events }: Request): Id[] {
  const before = events.filter(({ what }) => what === "comment").map(({ userId }) => userId);
  return [createUserId, ...askedIds, ...before];
}
