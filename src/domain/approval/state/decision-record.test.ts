import { expect, test } from "vitest";
import { courseOf, flow, step } from "#tests/make/approvals/flows.ts";
import { type Act, act, begin } from "./act.ts";
import { decisionRecord } from "./decision-record.ts";

test("all that decides is told in its order with its step, and what is said in between is not", () => {
  const course = courseOf(flow([step(1, [2]), step(2, [3])]));
  let state = begin(course, { userId: 1, initiatorId: 1, remarks: "", now: 1 });
  const does = (userId: number, what: Act, remarks = "") => {
    const acted = act(state, course, { userId, initiatorId: 1, remarks, now: 9 }, what);
    if (!acted.ok) throw new Error(acted.error.reason);
    state = acted.value;
  };
  does(1, { what: "comment" }, "Please");
  does(1, { what: "urge" });
  does(2, { what: "transfer", userIds: [4] });
  does(4, { what: "addBefore", userIds: [5] });
  does(5, { what: "approve" });
  does(4, { what: "approve" }, "Fine");
  does(3, { what: "reject" }, "Too dear");
  does(1, { what: "resubmit" });
  does(1, { what: "withdraw" }, "Bought");
  does(1, { what: "void", manages: false });
  const lines = decisionRecord(state);
  expect(lines.map(({ handleStatus }) => handleStatus)).toEqual([2, 7, 6, 1, 1, 0, 9, 3, 4]);
  expect(lines[4]).toMatchObject({ nodeName: "Step 1", userId: 4, opinion: "Fine" });
  expect(lines[1]).toMatchObject({ userIds: [4] });
});

test("what was changed since it was last asked for or agreed to is told before it goes on", () => {
  const course = courseOf(flow([step(1, [2]), step(2, [3])]));
  let filledTime = 10;
  const by = (userId: number) => ({ userId, initiatorId: 1, remarks: "", now: 9, filledTime });
  let state = begin(course, by(1));
  const does = (userId: number, what: Act) => {
    const acted = act(state, course, by(userId), what);
    if (!acted.ok) throw new Error(acted.error.reason);
    state = acted.value;
  };
  does(2, { what: "sendBack", toRun: 0, straight: false });
  does(1, { what: "resubmit" });
  filledTime = 20;
  does(2, { what: "approve" });
  does(3, { what: "reject" });
  filledTime = 30;
  does(1, { what: "resubmit" });
  const lines = decisionRecord(state).map(({ handleStatus, userId }) => [handleStatus, userId]);
  expect(lines).toEqual([
    [2, 1],
    [0, 2],
    [2, 1],
    [8, 2],
    [1, 2],
    [0, 3],
    [8, 1],
    [9, 1],
  ]);
});
