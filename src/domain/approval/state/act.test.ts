import { expect, test } from "vitest";
import { courseOf, directory, flow, MANAGER, step } from "#tests/make/approvals/flows.ts";
import type { Flow } from "../flow/flow.ts";
import { type Act, act, begin } from "./act.ts";
import { NOT_YOUR_TURN } from "./told.ts";
import type { ApprovalState } from "./approval-state.ts";
import { withDeputies } from "./deputies.ts";
import { askedUserIds } from "./standing.ts";
import type { Course } from "./course.ts";

const INITIATOR = 1;
const doing = (userId: number, now = 10, remarks = "") => ({
  userId,
  initiatorId: INITIATOR,
  remarks,
  now,
});

/** A request on its way, to which people do things. */
function requestOf(course: Course) {
  let state = begin(course, doing(INITIATOR));
  const does = (userId: number, what: Act, remarks = ""): number => {
    const acted = act(state, course, doing(userId, 10, remarks), what);
    if (!acted.ok) return acted.error.code;
    state = acted.value;
    return 0;
  };
  return {
    approves: (userId: number) => does(userId, { what: "approve" }),
    rejects: (userId: number) => does(userId, { what: "reject" }),
    does,
    now: (): ApprovalState => state,
    asked: () => askedUserIds(state),
    status: () => state.status,
  };
}
const request = (of: Flow, details?: Parameters<typeof courseOf>[1]) =>
  requestOf(courseOf(of, details));

test("in sequence one is asked after the other, and nobody before their turn", () => {
  const it = request(flow([step(1, [2, 3], "sequence"), step(2, [4])]));
  expect(it.asked()).toEqual([2]);
  expect(it.approves(3)).toBe(NOT_YOUR_TURN);
  expect(it.approves(2)).toBe(0);
  expect(it.asked()).toEqual([3]);
  it.approves(3);
  expect(it.asked()).toEqual([4]);
  it.approves(4);
  expect(it.status()).toBe(1);
});

test("jointly all have to agree; either way the first one counts, and the others are told that it is settled", () => {
  const joint = request(flow([step(1, [2, 3], "joint")]));
  joint.approves(3);
  expect([joint.status(), joint.asked()]).toEqual([3, [2]]);
  joint.approves(2);
  expect(joint.status()).toBe(1);
  const either = request(flow([step(1, [2, 3], "either")]));
  either.approves(3);
  expect(either.status()).toBe(1);
  expect(either.now().runs[0]?.tasks.map(({ status }) => status)).toEqual([8, 1]);
  expect(either.approves(2)).toBe(NOT_YOUR_TURN);
});

test.each(["sequence", "joint", "either"] as const)(
  "one who rejects ends it for all, %s",
  (mode) => {
    const it = request(flow([step(1, [2, 3], mode), step(2, [4])]));
    expect(it.rejects(2)).toBe(0);
    expect([it.status(), it.asked()]).toEqual([2, []]);
    expect(it.approves(3)).toBe(NOT_YOUR_TURN);
  },
);

test("whoever asks can withdraw what has not passed, and nobody else can", () => {
  const it = request(flow([step(1, [2])]));
  expect(it.does(2, { what: "withdraw" })).toBe(NOT_YOUR_TURN);
  expect(it.does(INITIATOR, { what: "withdraw" })).toBe(0);
  expect([it.status(), it.asked()]).toEqual([4, []]);
  const passed = request(flow([step(1, [2])]));
  passed.approves(2);
  expect(passed.does(INITIATOR, { what: "withdraw" })).toBe(4201);
  expect(it.does(INITIATOR, { what: "withdraw" })).toBe(4202);
  const rejected = request(flow([step(1, [2])]));
  rejected.rejects(2);
  expect(rejected.does(INITIATOR, { what: "withdraw" })).toBe(4202);
  expect(rejected.does(2, { what: "withdraw" })).toBe(NOT_YOUR_TURN);
});

test("asked for again it begins anew, or where it was rejected; what was stays to be read", () => {
  const nodes = [step(1, [2]), step(2, [3])];
  const anew = request(flow(nodes));
  anew.approves(2);
  anew.rejects(3);
  expect(anew.does(INITIATOR, { what: "resubmit" })).toBe(0);
  expect([anew.asked(), anew.now().round, anew.now().runs.length]).toEqual([[2], 2, 3]);
  const there = request(flow(nodes, { recheck: "fromRejecting" }));
  there.approves(2);
  there.rejects(3);
  there.does(INITIATOR, { what: "resubmit" });
  expect(there.asked()).toEqual([3]);
  there.does(INITIATOR, { what: "withdraw" });
  there.does(INITIATOR, { what: "resubmit" });
  expect(there.asked()).toEqual([2]);
});

test("nobody to ask: it passes, or the managers decide, or the administrators where none of them is there", () => {
  expect(request(flow([step(1, [], "joint", "pass")])).status()).toBe(1);
  expect(request(flow([step(1, [])])).asked()).toEqual([MANAGER]);
  const gone = directory({ isActive: (userId) => userId !== MANAGER && userId !== 2 });
  expect(request(flow([step(1, [2])]), { people: gone }).asked()).toEqual([1]);
  expect(request(flow([])).status()).toBe(1);
});

test("handed over, somebody else is asked in the same place", () => {
  const it = request(flow([step(1, [2, 3], "sequence")]));
  expect(it.does(2, { what: "transfer", userIds: [3] })).toBe(400);
  expect(it.does(2, { what: "transfer", userIds: [5] })).toBe(0);
  expect(it.asked()).toEqual([5]);
  expect(it.approves(2)).toBe(NOT_YOUR_TURN);
  it.approves(5);
  expect(it.asked()).toEqual([3]);
});

test("sent back, nobody is asked twice who had taken somebody else's part as well", () => {
  const it = request(flow([step(1, [2, 3]), step(2, [4])]));
  it.approves(2);
  it.does(3, { what: "transfer", userIds: [2] });
  it.approves(2);
  it.does(4, { what: "sendBack", toRun: 1, straight: true });
  expect(
    it
      .now()
      .runs.at(-1)
      ?.tasks.map(({ userId }) => userId),
  ).toEqual([2]);
  it.approves(2);
  expect(it.asked()).toEqual([4]);
});

test("nobody hands over to whom it is asked of: to themselves, or to whom they stand in for", () => {
  const course = courseOf(flow([step(1, [2])]));
  const state = withDeputies(begin(course, doing(INITIATOR)), INITIATOR, new Map([[2, 7]]));
  const refused = [2, 7].map((by) =>
    act(state, course, doing(by), { what: "transfer", userIds: [2] }),
  );
  expect(refused.map((one) => !one.ok && one.error.reason)).toEqual([
    "approval.askedAlready",
    "approval.askedAlready",
  ]);
});

test("others are asked before, and then the one who wanted it again; or behind", () => {
  const before = request(flow([step(1, [2]), step(2, [4])]));
  before.does(2, { what: "addBefore", userIds: [5, 6] });
  expect(before.asked()).toEqual([5, 6]);
  before.approves(5);
  before.approves(6);
  expect(before.asked()).toEqual([2]);
  before.approves(2);
  expect(before.asked()).toEqual([4]);
  const behind = request(flow([step(1, [2]), step(2, [4])]));
  behind.does(2, { what: "addAfter", userIds: [5] });
  expect(behind.asked()).toEqual([2]);
  behind.approves(2);
  expect(behind.asked()).toEqual([5]);
  behind.approves(5);
  expect(behind.asked()).toEqual([4]);
});

test("where the first one counts, those who were to be asked before are not waited for", () => {
  const it = request(flow([step(1, [2, 3], "either"), step(2, [4])]));
  it.does(2, { what: "addBefore", userIds: [5] });
  expect(it.asked()).toEqual([3, 5]);
  it.approves(3);
  expect(it.asked()).toEqual([4]);
  expect(it.approves(5)).toBe(NOT_YOUR_TURN);
});

test("sent back to a step it goes through all that lies between once more, or straight back", () => {
  const nodes = [step(1, [2]), step(2, [3]), step(3, [4])];
  const again = request(flow(nodes, { repeated: "once" }));
  again.approves(2);
  again.approves(3);
  expect(again.does(4, { what: "sendBack", toRun: 9, straight: false })).toBe(400);
  expect(again.does(4, { what: "sendBack", toRun: 1, straight: false })).toBe(0);
  expect(again.asked()).toEqual([2]);
  again.approves(2);
  expect(again.asked()).toEqual([3]);
  const straight = request(flow(nodes));
  straight.approves(2);
  straight.approves(3);
  straight.does(4, { what: "sendBack", toRun: 1, straight: true });
  straight.approves(2);
  expect(straight.asked()).toEqual([4]);
  straight.does(4, { what: "sendBack", toRun: 0, straight: false });
  expect([straight.status(), straight.asked()]).toEqual([5, []]);
});

test("who has agreed before is asked each time, not twice in a row, or once", () => {
  const nodes = [step(1, [2]), step(2, [2]), step(3, [3]), step(4, [2])];
  const askedBy = (repeated: Flow["repeated"]) => {
    const it = request(flow(nodes, { repeated }));
    let times = 0;
    while (it.status() === 3) {
      const [userId = 0] = it.asked();
      if (userId === 2) times += 1;
      it.approves(userId);
    }
    return times;
  };
  expect([askedBy("each"), askedBy("notInARow"), askedBy("once")]).toEqual([3, 2, 1]);
});

test("of those who would decide their own request, the one who leads them does, or nobody", () => {
  const people = directory({ leadersOf: () => [7] });
  const nodes = [step(1, [INITIATOR])];
  expect(request(flow(nodes), { people }).asked()).toEqual([INITIATOR]);
  expect(request(flow(nodes, { own: "superior" }), { people }).asked()).toEqual([7]);
  expect(request(flow(nodes, { own: "passed" }), { people }).status()).toBe(1);
});

test("where nobody leads whoever would decide their own request, the rule for empty steps says what becomes of it", () => {
  const people = directory({ leadersOf: () => [] });
  const asks = (whenEmpty: "pass" | "managers", managerIds: number[]) => {
    const nodes = [{ ...step(1, [INITIATOR]), whenEmpty }];
    return request(flow(nodes, { own: "superior", managerIds }), { people });
  };
  expect(asks("pass", [9]).status()).toBe(1);
  expect(asks("managers", [9]).asked()).toEqual([9]);
  expect(asks("managers", [INITIATOR, 9]).asked()).toEqual([9]);
});

test("whoever manages the flow does not decide their own request either, where nobody else stands in a step or branch", () => {
  const managerIds = [INITIATOR, 9];
  for (const nodes of [[step(1, [])], [step(1, [404])]]) {
    const people = directory({ isActive: (userId) => userId !== 404 });
    const asked = (own: "allowed" | "superior" | "passed") =>
      request(flow(nodes, { own, managerIds }), { people }).asked();
    expect(asked("allowed")).toEqual(managerIds);
    expect(asked("superior")).toEqual([9]);
    expect(asked("passed")).toEqual([9]);
  }
});

test.each([10, 2_000])(
  "nobody talks a request to where it cannot be decided (%s characters)",
  (length) => {
    const it = request(flow([step(1, [2])]));
    const says = () => it.does(3, { what: "comment" }, "x".repeat(length));
    let said = 0;
    while (said < 3_000 && says() === 0) said += 1;
    expect(said).toBeLessThan(3_000);
    expect(JSON.stringify(it.now()).length).toBeLessThan(300_000);
    expect(it.approves(2)).toBe(0);
    expect(it.status()).toBe(1);
  },
);
