import { expect, test } from "vitest";
import { courseOf, flow, step } from "#tests/make/approvals/flows.ts";
import type { FlowNode } from "../flow/flow.ts";
import { type Act, act, begin } from "./act.ts";
import type { ApprovalState } from "./approval-state.ts";
import { lapse } from "./lapse.ts";
import { endingOf, whyNot } from "./why-not.ts";

const ASKER = 1;
const KNOWS = 9;
const copy: FlowNode = {
  kind: "copy",
  id: 8,
  name: "",
  people: { userIds: [KNOWS], units: [] },
};
const course = (...nodes: FlowNode[]) => courseOf(flow([copy, ...nodes]));
const asked = { initiatorId: ASKER, remarks: "Why", now: 1 };

/** What becomes of a request once these people have done these things, one after the other. */
function after(of: ReturnType<typeof course>, ...all: (readonly [number, Act])[]): ApprovalState {
  let state = begin(of, { ...asked, userId: ASKER });
  for (const [userId, does] of all) {
    const acted = act(state, of, { ...asked, userId }, does);
    if (!acted.ok) throw new Error(`${userId} cannot ${does.what}`);
    state = acted.value;
  }
  return state;
}
const why = (state: ApprovalState, userId: number) => {
  const told = whyNot(state, { userId, initiatorId: ASKER });
  return told && [told.why, ...told.userIds];
};

test("while it is decided everybody is told for whom it waits, and why not for them", () => {
  const row = course(step(1, [2, 3, 4], "sequence"), step(2, [5]));
  const state = after(row, [2, { what: "approve" }]);
  expect(why(state, 2)).toEqual(["decided", 3]);
  expect(why(state, 3)).toBe(undefined);
  expect(why(state, 4)).toEqual(["turn", 3]);
  expect(why(state, 5)).toEqual(["waits", 3]);
  expect(why(state, ASKER)).toEqual(["waits", 3]);
  expect(why(state, KNOWS)).toEqual(["copied", 3]);
  const either = course(step(1, [2, 3], "either"), step(2, [5]));
  expect(why(after(either, [2, { what: "approve" }]), 3)).toEqual(["settled", 5]);
  const handed = after(row, [2, { what: "transfer", userIds: [6] }]);
  expect(why(handed, 2)).toEqual(["handedOn", 6]);
  const first = after(row, [2, { what: "addBefore", userIds: [6] }]);
  expect(why(first, 2)).toEqual(["turn", 6]);
});

test("once it is over everybody is told how, and by whom", () => {
  const one = course({ ...step(1, [2]), deadline: { hours: 1, late: "return" } });
  const ends: [Parameters<typeof after>[1], (string | number)[]][] = [
    [[2, { what: "approve" }], ["passed"]],
    [
      [2, { what: "reject" }],
      ["rejected", 2],
    ],
    [
      [2, { what: "sendBack", toRun: 0, straight: false }],
      ["sentBack", 2],
    ],
    [
      [ASKER, { what: "withdraw" }],
      ["withdrawn", ASKER],
    ],
    [
      [7, { what: "void", manages: true }],
      ["voided", 7],
    ],
  ];
  for (const [does, told] of ends) expect(why(after(one, does), KNOWS)).toEqual(told);
  expect(why(lapse(after(one), one, 4_000_000), KNOWS)).toEqual(["lapsed"]);
  expect(why(after(one, [2, { what: "reject" }]), ASKER)).toBe(undefined);
  const again = [
    [2, { what: "reject" }],
    [ASKER, { what: "resubmit" }],
    [2, { what: "approve" }],
  ] as const;
  expect(why(after(one, ...again), 2)).toEqual(["passed"]);
});

test("what gave it back is known until it is asked for again, with who did it and what they said", () => {
  const one = course(step(1, [2]));
  const back = after(one, [2, { what: "sendBack", toRun: 0, straight: false }]);
  expect(endingOf(back)).toMatchObject({ what: "sendBack", userId: 2, remarks: "Why" });
  expect(endingOf(after(one, [ASKER, { what: "withdraw" }]))).toMatchObject({ userId: ASKER });
  const again = act(back, one, { ...asked, userId: ASKER }, { what: "resubmit" });
  expect(again.ok && endingOf(again.value)).toBe(undefined);
  expect(endingOf(after(one, [2, { what: "approve" }]))).toBe(undefined);
});
