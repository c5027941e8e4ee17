import { expect, test } from "vitest";
import { courseOf, flow, step } from "#tests/make/approvals/flows.ts";
import { type CopyTime, type FlowCopyRule, NOBODY } from "../flow/flow.ts";
import { type Act, act, begin } from "./act.ts";
import type { ApprovalState } from "./approval-state.ts";

const INITIATOR = 1;
const rule = (at: CopyTime, userId: number): FlowCopyRule => {
  const people = { ...NOBODY, userIds: [userId] };
  return { id: userId, at, people, when: "" };
};
const course = courseOf(
  flow([step(1, [2]), step(2, [3])], {
    copies: [rule("start", 11), rule("step", 12), rule("end", 13)],
  }),
);
const doing = (userId: number, now: number) => ({
  userId,
  initiatorId: INITIATOR,
  remarks: "",
  now,
});
const does = (state: ApprovalState, userId: number, now: number, what: Act): ApprovalState => {
  const acted = act(state, course, doing(userId, now), what);
  if (!acted.ok) throw new Error(acted.error.reason);
  return acted.value;
};
const copiesOf = ({ copies }: ApprovalState) => copies.map(({ userId, time }) => [userId, time]);

test("people get to know of it at the start, at each step anew, and once all is decided", () => {
  const begun = begin(course, doing(INITIATOR, 1));
  expect(copiesOf(begun)).toEqual([[11, 1]]);
  const first = does(begun, 2, 2, { what: "approve" });
  expect(copiesOf(first)).toEqual([
    [11, 1],
    [12, 2],
  ]);
  const commented = does(first, INITIATOR, 3, { what: "comment" });
  expect(copiesOf(commented)).toEqual(copiesOf(first));
  const read = commented.copies.map((copy) => ({ ...copy, readTime: 4 }));
  const passed = does({ ...commented, copies: read }, 3, 5, { what: "approve" });
  expect(passed.copies).toEqual([
    { userId: 11, time: 1, readTime: 4 },
    { userId: 12, time: 5, readTime: 0 },
    { userId: 13, time: 5, readTime: 0 },
  ]);
});

test("a rejection is an end as well, a withdrawal is none, and asking again is a start", () => {
  const begun = begin(course, doing(INITIATOR, 1));
  expect(copiesOf(does(begun, INITIATOR, 2, { what: "withdraw" }))).toEqual([[11, 1]]);
  const rejected = does(begun, 2, 2, { what: "reject" });
  expect(copiesOf(rejected).slice(1)).toEqual([
    [12, 2],
    [13, 2],
  ]);
  const again = does(rejected, INITIATOR, 3, { what: "resubmit" });
  expect(copiesOf(again)).toEqual(copiesOf(rejected));
});
