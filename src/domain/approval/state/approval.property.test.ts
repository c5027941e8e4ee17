import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
  tuple,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";
import { courseOf, flow, MANAGER, step } from "#tests/make/approvals/flows.ts";
import type { FlowStep, StepMode } from "../flow/flow.ts";
import { type Act, act, begin } from "./act.ts";
import type { ApprovalState, StepTask } from "./approval-state.ts";
import { type Deputies, withDeputies, withoutDeputies } from "./deputies.ts";
import { lapse } from "./lapse.ts";
import { askedNow, askedUserIds, nextDue, openRuns } from "./standing.ts";

const INITIATOR = 1;
const people = [2, 3, 4, 5];
const WAYS = [undefined, "escalate", "pass", "return", "remind"] as const;
/** Steps of all ways to let the time pass, and of all the time that there is. */
function withDeadline(one: FlowStep, at: number): FlowStep {
  const late = WAYS[at % WAYS.length];
  return late ? { ...one, deadline: { hours: 1, late } } : one;
}
const anyMode = constantFrom<StepMode>("sequence", "joint", "either");
const anySteps = array(tuple(anyMode, uniqueArray(constantFrom(...people), { maxLength: 3 })), {
  maxLength: 5,
}).map((all) =>
  all.map(([mode, userIds], at): FlowStep =>
    withDeadline(step(at + 1, userIds, mode, at % 2 ? "pass" : "managers"), at),
  ),
);
/** Who is away, and who stands in for them. */
const anyAbsence: Arbitrary<Deputies> = array(
  tuple(constantFrom(MANAGER, ...people), constantFrom(INITIATOR, ...people)),
  { maxLength: 3 },
).map((all) => new Map(all.filter(([userId, deputyId]) => userId !== deputyId)));
const anyLeaving = anyAbsence.map((away) => ({ away }));
const DECIDES = new Set<Act["what"]>([
  "approve",
  "reject",
  "transfer",
  "addBefore",
  "addAfter",
  "sendBack",
]);
const anybody = constantFrom(INITIATOR, MANAGER, ...people);
const anyAct: Arbitrary<Act> = oneof(
  { weight: 6, arbitrary: constant<Act>({ what: "approve" }) },
  constantFrom<Act>(
    { what: "reject" },
    { what: "withdraw" },
    { what: "resubmit" },
    { what: "comment" },
    { what: "urge" },
    { what: "void", manages: false },
    { what: "void", manages: true },
  ),
  record({
    what: constantFrom("transfer" as const, "addBefore" as const, "addAfter" as const),
    userIds: uniqueArray(constantFrom(...people), { minLength: 1, maxLength: 2 }),
  }),
  record({ what: constant("sendBack" as const), toRun: nat(6), straight: boolean() }),
);

test("whatever people do: somebody is asked exactly while it is in review, and what was stays", () => {
  const rules = record({
    recheck: constantFrom("fromStart" as const, "fromRejecting" as const),
    repeated: constantFrom("each" as const, "notInARow" as const, "once" as const),
    own: constantFrom("allowed" as const, "passed" as const),
  });
  const doings = array(
    tuple(anybody, oneof({ weight: 9, arbitrary: anyAct }, constant("clock"), anyLeaving)),
    { maxLength: 40 },
  );
  assert(
    property(anySteps, rules, anyAbsence, doings, (nodes, details, first, all) => {
      const course = courseOf(flow(nodes, details));
      let deputies = first;
      const standIn = (acted: ApprovalState) => withDeputies(acted, INITIATOR, deputies);
      let state = standIn(
        begin(course, { userId: INITIATOR, initiatorId: INITIATOR, remarks: "", now: 1 }),
      );
      holdsTogether(state);
      for (const [at, [userId, does]] of all.entries()) {
        if (typeof does === "object" && "away" in does) {
          // Others are away from now on: those who are asked for themselves are the same.
          const before = state;
          deputies = does.away;
          state = standIn(withoutDeputies(state));
          holdsTogether(state);
          expect(withoutDeputies(state)).toEqual(withoutDeputies(before));
          continue;
        }
        const doing = { userId, initiatorId: INITIATOR, remarks: "", now: (at + 2) * 600_000 };
        const before = structuredClone(state);
        if (does === "clock") {
          state = standIn(lapse(state, course, doing.now));
          holdsTogether(state);
          expect(nextDue(state) === 0 || nextDue(state) > doing.now).toBe(true);
          expect(lapse(state, course, doing.now)).toEqual(state);
          continue;
        }
        const acted = act(state, course, doing, does);
        expect(state).toEqual(before);
        expect(acted.ok, does.what).toBe(tellWhetherAllowed(before, doing, does) ?? acted.ok);
        if (!acted.ok) continue;
        const asked = askedNow(before, userId);
        state = standIn(acted.value);
        holdsTogether(state);
        if (asked && DECIDES.has(does.what))
          expect(state.events.at(-1)?.forId ?? userId).toBe(asked.task.userId);
        expect(state.events.slice(0, before.events.length)).toEqual(before.events);
        expect(state.events).toHaveLength(before.events.length + 1);
        for (const run of before.runs.filter(({ endTime }) => endTime > 0))
          expect(state.runs).toContainEqual(run);
      }
    }),
    { numRuns: 1_000 },
  );
});

/** The same told once more: who may do what, in which state. Undefined where it hangs on more than that. */
function tellWhetherAllowed(
  { status, events, runs, round }: ApprovalState,
  { userId, now }: { userId: number; now: number },
  does: Act,
): boolean | undefined {
  const isOwn = userId === INITIATOR;
  const isBack = [2, 4, 5].includes(status);
  if (does.what === "comment") return true;
  if (does.what === "withdraw") return isOwn && status === 3;
  if (does.what === "resubmit") return isOwn && isBack;
  if (does.what === "void") return does.manages ? status !== 8 : isOwn && isBack;
  if (does.what === "urge") {
    const urged = events.filter(({ what, time }) => what === "urge" && now - time < 3_600_000);
    return isOwn && status === 3 && urged.length === 0;
  }
  const isAsked = runs.some(
    ({ round: of, endTime, tasks }) =>
      of === round &&
      endTime === 0 &&
      tasks.some((one) => (one.userId === userId || one.deputyId === userId) && one.status === 3),
  );
  if (status !== 3 || !isAsked) return false;
  return does.what === "approve" || does.what === "reject" ? true : undefined;
}

/** From any state either somebody can act, or it says why nobody has to. */
function holdsTogether(state: ApprovalState): void {
  const open = openRuns(state);
  const asked = askedUserIds(state);
  expect(asked.length > 0).toBe(state.status === 3);
  expect(open.length > 0).toBe(state.status === 3);
  for (const { endTime, tasks } of state.runs) {
    const waits = tasks.filter(({ status }) => status === 0 || status === 3);
    if (endTime > 0) expect(waits).toEqual([]);
    const speak = tasks.flatMap((one) => (one.status === 3 ? speakersOf(one) : []));
    expect(new Set(speak).size, "one word each").toBe(speak.length);
    expect(tasks.map(({ deputyId }) => deputyId)).not.toContain(INITIATOR);
    for (const { status, time } of tasks) expect(time > 0).toBe(status !== 0 && status !== 3);
  }
  for (const { resumesRun } of open.filter((run) => run.resumesRun > 0))
    expect(open.map(({ id }) => id)).toContain(resumesRun);
  expect(new Set(state.runs.map(({ id }) => id)).size).toBe(state.runs.length);
}

const speakersOf = ({ userId, deputyId }: StepTask) =>
  deputyId === undefined ? [userId] : [userId, deputyId];

const byNumber = (left: number, right: number) => left - right;

type Verdict = readonly [userId: number, what: "approve" | "reject" | "withdraw" | "resubmit"];

/** The same told as a table: who still has to agree to which step, and what a word of theirs does. */
function tellByTable(
  steps: readonly FlowStep[],
  recheck: "fromStart" | "fromRejecting",
  verdicts: readonly Verdict[],
) {
  const rows = steps.flatMap(({ approvers, whenEmpty }) => {
    if (approvers.by !== "members") return [];
    const { userIds, mode } = approvers;
    if (userIds.length === 0)
      return whenEmpty === "pass" ? [] : [{ mode: "either", userIds: [MANAGER] }];
    return [{ mode, userIds }];
  });
  let [row, status, agreed, rejectedIn] = [0, 3, new Set<number>(), 0];
  const due = (): readonly number[] => {
    const { mode, userIds } = rows[row] ?? { mode: "", userIds: [] };
    const left = userIds.filter((userId) => !agreed.has(userId));
    return mode === "sequence" ? left.slice(0, 1) : left;
  };
  const toRow = (to: number) => {
    [row, agreed] = [to, new Set()];
    status = to < rows.length ? 3 : 1;
  };
  toRow(0);
  for (const [userId, what] of verdicts) {
    if (what === "withdraw") {
      if (userId === INITIATOR && status === 3) [status, rejectedIn] = [4, -1];
    } else if (what === "resubmit") {
      if (userId !== INITIATOR || (status !== 2 && status !== 4)) continue;
      toRow(status === 2 && recheck === "fromRejecting" ? rejectedIn : 0);
    } else if (status === 3 && due().includes(userId)) {
      if (what === "reject") {
        [status, rejectedIn] = [2, row];
        continue;
      }
      agreed.add(userId);
      if (rows[row]?.mode === "either" || due().length === 0) toRow(row + 1);
    }
  }
  return { status, asked: status === 3 ? [...due()].toSorted(byNumber) : [] };
}

test("the course of a request agrees with the table of who has to say what, whoever says it for them", () => {
  const what = constantFrom(
    ...(["approve", "approve", "approve", "reject", "withdraw", "resubmit"] as const),
  );
  const anyVerdicts = array(tuple(anybody, what), { maxLength: 30 });
  const anyStandIns: Arbitrary<Deputies> = array(
    tuple(constantFrom(MANAGER, ...people), constantFrom(6, 7, 8)),
    { maxLength: 4 },
  ).map((all) => new Map(all));
  const anyRecheck = constantFrom("fromStart" as const, "fromRejecting" as const);
  assert(
    property(anySteps, anyRecheck, anyStandIns, anyVerdicts, (nodes, recheck, away, verdicts) => {
      const course = courseOf(flow(nodes, { recheck }));
      const doing = { initiatorId: INITIATOR, remarks: "", now: 1 };
      const standIn = (acted: ApprovalState) => withDeputies(acted, INITIATOR, away);
      let state = standIn(begin(course, { ...doing, userId: INITIATOR }));
      for (const [of, does] of verdicts) {
        const deputyId = askedNow(state, of)?.task.deputyId;
        const userId = does === "approve" || does === "reject" ? (deputyId ?? of) : of;
        const acted = act(state, course, { ...doing, userId }, { what: does });
        if (acted.ok) state = standIn(acted.value);
      }
      const asked = askedUserIds(withoutDeputies(state)).toSorted(byNumber);
      const told = { status: state.status, asked };
      expect(told).toEqual(tellByTable(nodes, recheck, verdicts));
    }),
    { numRuns: 2_000 },
  );
});
