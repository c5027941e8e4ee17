import { expect, test } from "vitest";
import { courseOf, directory, flow, MANAGER, step } from "#tests/make/approvals/flows.ts";
import type { Deadline } from "../flow/flow.ts";
import { act, begin } from "./act.ts";
import type { ApprovalState } from "./approval-state.ts";
import { lapse } from "./lapse.ts";
import { askedUserIds, nextDue } from "./standing.ts";

const INITIATOR = 1;
const [ANN, BEN, HEAD] = [2, 3, 4];
const HOUR = 3_600_000;
const START = 1_000;

/** Two steps: Ann and Ben agree within an hour or `late`; the head decides the second one, with all the time. */
function courseWith(late: Deadline["late"], leads = true) {
  const first = { ...step(1, [ANN, BEN]), deadline: { hours: 1, late } };
  const people = directory({ leadersOf: (userId) => (leads && userId !== HEAD ? [HEAD] : []) });
  return courseOf(flow([first, step(2, [HEAD])]), { people });
}

function started(course: ReturnType<typeof courseWith>): ApprovalState {
  const doing = { userId: INITIATOR, initiatorId: INITIATOR, remarks: "", now: START };
  const state = begin(course, doing);
  expect(nextDue(state)).toBe(START + HOUR);
  return state;
}

const later = START + 100 * HOUR;
const done = (state: ApprovalState) =>
  state.events.map(({ what, userId, userIds }) => [what, userId, userIds]);

test("nothing happens before the time has come, nor a second time", () => {
  const course = courseWith("remind");
  const state = started(course);
  expect(lapse(state, course, START + HOUR - 1)).toEqual(state);
  const reminded = lapse(state, course, later);
  expect(done(reminded).at(-1)).toEqual(["remind", 0, [ANN, BEN]]);
  expect(askedUserIds(reminded)).toEqual([ANN, BEN]);
  expect(nextDue(reminded)).toBe(0);
  expect(lapse(reminded, course, later + HOUR)).toEqual(reminded);
});

test("whoever leads those who are asked is asked instead; whoever has agreed has agreed", () => {
  const course = courseWith("escalate");
  const agrees = { userId: ANN, initiatorId: INITIATOR, remarks: "", now: START + 1 };
  const acted = act(started(course), course, agrees, { what: "approve" });
  if (!acted.ok) throw new Error(acted.error.reason);
  const escalated = lapse(acted.value, course, later);
  expect(done(escalated).at(-1)).toEqual(["escalate", 0, [HEAD]]);
  expect(askedUserIds(escalated)).toEqual([HEAD]);
  expect(escalated.runs[0]?.tasks.map(({ status }) => status)).toEqual([1, 7, 3]);
});

test("the managers are asked where nobody leads those who are asked", () => {
  const course = courseWith("escalate", false);
  expect(askedUserIds(lapse(started(course), course, later))).toEqual([MANAGER]);
});

test("it counts as agreed to and goes on, with the time of the next step from now on", () => {
  const course = courseWith("pass");
  const passed = lapse(started(course), course, later);
  expect(done(passed).at(-1)).toEqual(["lapse", 0, []]);
  expect(passed.runs.map(({ endTime, startTime }) => [startTime, endTime])).toEqual([
    [START, later],
    [later, 0],
  ]);
  expect(askedUserIds(passed)).toEqual([HEAD]);
});

test("nobody who may not decide their own request is asked instead", () => {
  const first = { ...step(1, [ANN]), deadline: { hours: 1, late: "escalate" as const } };
  const people = directory({ leadersOf: () => [INITIATOR, HEAD] });
  const instead = (own: "allowed" | "passed") => {
    const course = courseOf(flow([first], { own }), { people });
    return askedUserIds(lapse(started(course), course, later));
  };
  expect(instead("allowed")).toEqual([INITIATOR]);
  expect(instead("passed")).toEqual([HEAD]);
});

test("those who are to be asked as well are asked behind a step that was let pass", () => {
  const course = courseWith("pass");
  const adds = { userId: ANN, initiatorId: INITIATOR, remarks: "", now: START + 1 };
  const added = act(started(course), course, adds, { what: "addAfter", userIds: [MANAGER] });
  if (!added.ok) throw new Error(added.error.reason);
  expect(askedUserIds(lapse(added.value, course, later))).toEqual([MANAGER]);
});

test("it goes back to who asked, and has its time again once they ask again", () => {
  const course = courseWith("return");
  const back = lapse(started(course), course, later);
  expect(back).toMatchObject({ status: 5 });
  expect(nextDue(back)).toBe(0);
  const asks = { userId: INITIATOR, initiatorId: INITIATOR, remarks: "", now: later };
  const again = act(back, course, asks, { what: "resubmit" });
  expect(again.ok && nextDue(again.value)).toBe(later + HOUR);
});

test("asked for again it goes on where the time was let pass, also where it had been sent back from further on", () => {
  const second = { ...step(2, [BEN]), deadline: { hours: 1, late: "return" as const } };
  const nodes = [step(1, [ANN]), second, step(3, [HEAD])];
  const course = courseOf(flow(nodes, { recheck: "fromRejecting" }));
  const doing = (userId: number) => ({ userId, initiatorId: INITIATOR, remarks: "", now: START });
  let state = begin(course, doing(INITIATOR));
  const does = (userId: number, what: Parameters<typeof act>[3]) => {
    const acted = act(state, course, doing(userId), what);
    if (!acted.ok) throw new Error(acted.error.reason);
    state = acted.value;
  };
  does(ANN, { what: "approve" });
  does(BEN, { what: "approve" });
  does(HEAD, { what: "sendBack", toRun: 1, straight: false });
  does(ANN, { what: "approve" });
  state = lapse(state, course, later);
  expect(state.status).toBe(5);
  does(INITIATOR, { what: "resubmit" });
  expect(askedUserIds(state)).toEqual([BEN]);
});

test("a manager of the flow is not asked to decide their own request where nobody leads those who are late", () => {
  const first = { ...step(1, [ANN]), deadline: { hours: 1, late: "escalate" as const } };
  const people = directory({ leadersOf: () => [] });
  const instead = (own: "allowed" | "passed") => {
    const course = courseOf(flow([first], { own, managerIds: [INITIATOR, MANAGER] }), { people });
    return askedUserIds(lapse(started(course), course, later));
  };
  expect(instead("allowed")).toEqual([INITIATOR, MANAGER]);
  expect(instead("passed")).toEqual([MANAGER]);
});
