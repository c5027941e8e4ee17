import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { ApprovalState } from "#domain/approval/state/approval-state.ts";
import { type Act, act } from "#domain/approval/state/act.ts";
import type { Course } from "#domain/approval/state/course.ts";
import { withDeputies } from "#domain/approval/state/deputies.ts";
import { askedNow, askedUserIds } from "#domain/approval/state/standing.ts";
import {
  mayResubmit,
  mayVoid,
  mayWithdraw,
  urgeFrom,
} from "#domain/approval/state/what-can-be-done.ts";
import { whyNot } from "#domain/approval/state/why-not.ts";
import { handOf, isAsked, type Rules, type Told } from "./request.ts";
import { ASKER } from "./steps.ts";
import { tell, tellWhyNot } from "./verdicts.ts";

/** The request as the state machine has it, and as the table does. */
export interface Both {
  readonly state: ApprovalState;
  readonly told: Told;
}

/** Everything that the table says of a request. */
function linesOf({ status, round, places, copied }: Told) {
  const lines = places.map((place) => ({
    node: place.node,
    round: place.round,
    hands: place.hands.map((hand) => [
      hand.of,
      hand.word ?? (isAsked(place, hand) ? 3 : 0),
      hand.deputy ?? 0,
      hand.auto ? "before" : "",
    ]),
    isOver: place.isOver,
  }));
  return { status, round, lines, copied: [...copied].toSorted(byNumber) };
}

function linesOfState({ status, round, runs, copies }: ApprovalState) {
  const lines = runs.map((run) => ({
    node: run.nodeId,
    round: run.round,
    hands: run.tasks.map((task) => [
      task.userId,
      task.status,
      task.deputyId ?? 0,
      task.auto ? "before" : "",
    ]),
    isOver: run.endTime > 0,
  }));
  const copied = copies.map(({ userId }) => userId).toSorted(byNumber);
  return { status, round, lines, copied };
}

export function expectTheSame({ state, told }: Both): void {
  expectAlike(linesOfState(state), linesOf(told));
}

/** Many thousand times: the slow comparison is for what it has to show. */
function expectAlike(left: unknown, right: unknown): void {
  if (!isDeepStrictEqual(left, right)) expect(left).toEqual(right);
}

/**
 * What comes of it when somebody does something: both sides have to agree on whether it is possible, on why not, and on
 * all that becomes of the request. Undefined where it is refused.
 */
export function doBoth(
  { state, told }: Both,
  { course, rules }: { readonly course: Course; readonly rules: Rules },
  { userId, now }: { readonly userId: number; readonly now: number },
  does: Act,
): Both | undefined {
  const doing = { userId, initiatorId: ASKER, remarks: "because", now };
  const acted = act(state, course, doing, does);
  const toldWhyNot = tellWhyNot(told, does, rules, doing);
  const reason = acted.ok ? undefined : acted.error.reason;
  if (reason !== toldWhyNot) expect(reason, `${userId} ${JSON.stringify(does)}`).toBe(toldWhyNot);
  expectButtons(state, doing, does, acted.ok);
  if (!acted.ok) {
    // Whoever is too late hears who did what.
    if (["approval.notYourTurn", "approval.notInReview"].includes(acted.error.reason))
      expect(acted.error.data).toMatchObject({ status: told.status, userId: expect.any(Number) });
    return undefined;
  }
  const after = { state: standIn(acted.value, rules), told: tell(told, does, rules, doing) };
  expectTheSame(after);
  expectHistory(state, after.state, { what: does.what, userId });
  return after;
}

export function standIn(state: ApprovalState, { deputies }: Rules): ApprovalState {
  return withDeputies(state, ASKER, deputies);
}

/** What was done stands there for good, with one thing more; and so does what is over. */
function expectHistory(
  before: ApprovalState,
  after: ApprovalState,
  did: { what: Act["what"]; userId: number },
): void {
  expectAlike(after.events.slice(0, -1), before.events);
  const { what, userId } = after.events.at(-1) ?? {};
  expectAlike({ what, userId }, did);
  for (const run of before.runs) if (run.endTime > 0) expectAlike(after.runs[run.id - 1], run);
}

/** What the screens offer is what is done. */
function expectButtons(
  state: ApprovalState,
  doing: { userId: number; initiatorId: number; now: number },
  does: Act,
  isDone: boolean,
): void {
  const isOffered = (): boolean => {
    switch (does.what) {
      case "withdraw":
        return mayWithdraw(state, doing);
      case "resubmit":
        return mayResubmit(state, doing);
      case "void":
        return mayVoid(state, { ...doing, ...does });
      case "urge":
        return (urgeFrom(state, doing) ?? Infinity) <= doing.now;
      case "comment":
        return true;
      default:
        return askedNow(state, doing.userId) !== undefined;
    }
  };
  // What is sent back or handed over goes on to hang on whom or what one chooses.
  const hangsOnMore = does.what === "transfer" || does.what === "sendBack";
  if (!hangsOnMore || isDone) expectAlike(isOffered(), isDone);
}

/** Somebody can move a request on exactly while it is not over, and whose turn it is is said of everybody alike. */
export function expectSomebodyCan({ state, told }: Both, people: readonly number[]): void {
  const asked = askedUserIds(state);
  const turns = people.filter((userId) => handOf(told, userId));
  expectAlike(
    people.filter((userId) => asked.includes(userId)),
    turns,
  );
  expectAlike(turns.length > 0, state.status === 3);
  for (const userId of people) expectActOrReason(state, told, userId);
}

/** Somebody can decide or ask again, or is told why neither is theirs; never both. */
function expectActOrReason(state: ApprovalState, told: Told, userId: number): void {
  const reason = whyNot(state, { userId, initiatorId: ASKER });
  const isBack = state.status === 2 || state.status === 4 || state.status === 5;
  const canAct = handOf(told, userId) !== undefined || (userId === ASKER && isBack);
  expectAlike(reason === undefined, canAct);
  if (!reason) return;
  expectAlike(reason.why === "passed", state.status === 1);
  expectAlike(reason.why === "voided", state.status === 8);
  if (state.status === 3) expectAlike(reason.userIds.length > 0, true);
}

const byNumber = (left: number, right: number) => left - right;
