import { expect, test } from "vitest";
import { courseOf, flow, step } from "#tests/make/approvals/flows.ts";
import { type FlowNode, NOBODY } from "../flow/flow.ts";
import { type Act, act, begin } from "./act.ts";
import type { Course } from "./course.ts";
import { askedUserIds } from "./standing.ts";

const INITIATOR = 1;
const doing = (userId: number) => ({ userId, initiatorId: INITIATOR, remarks: "", now: 10 });

/** A request on its way, to which people do things. */
function requestOf(course: Course) {
  let state = begin(course, doing(INITIATOR));
  const does = (userId: number, what: Act) => {
    const acted = act(state, course, doing(userId), what);
    if (!acted.ok) throw new Error(acted.error.reason);
    state = acted.value;
  };
  return {
    approves: (userId: number) => does(userId, { what: "approve" }),
    rejects: (userId: number) => does(userId, { what: "reject" }),
    does,
    asked: () => askedUserIds(state),
  };
}

test("nobody gets past a step by being refused behind it first, and saying something else then", () => {
  let isLarge = false;
  const large = { name: "large", when: "", initiators: NOBODY, nodes: [step(2, [3])] };
  const small = { name: "small", when: "", initiators: NOBODY, nodes: [step(3, [4])] };
  const branching: FlowNode = {
    kind: "branching",
    id: 9,
    name: "",
    branches: [large, small],
    whenNone: "managers",
  };
  const of = flow([step(1, [2]), branching, step(4, [5])], { recheck: "fromRejecting" });
  const holds = ({ name }: { name: string }) => (name === "large") === isLarge;
  const course = courseOf(of, { holds });
  // By the branch that it no longer takes, and by the step behind both of them.
  for (const refuses of [4, 5]) {
    isLarge = false;
    const it = requestOf(course);
    it.approves(2);
    if (refuses === 5) it.approves(4);
    it.rejects(refuses);
    isLarge = true;
    it.does(INITIATOR, { what: "resubmit" });
    expect(it.asked()).toEqual([3]);
    it.approves(3);
    expect(it.asked()).toEqual([5]);
  }
  // Nor by being sent back, and coming straight to it from there.
  isLarge = false;
  const back = requestOf(course);
  back.approves(2);
  back.approves(4);
  back.does(5, { what: "sendBack", toRun: 1, straight: true });
  isLarge = true;
  back.approves(2);
  expect(back.asked()).toEqual([3]);
  // Nor past one that has refused, by a way around it.
  isLarge = true;
  const it = requestOf(course);
  it.approves(2);
  it.rejects(3);
  isLarge = false;
  it.does(INITIATOR, { what: "resubmit" });
  it.approves(4);
  it.rejects(5);
  isLarge = true;
  it.does(INITIATOR, { what: "resubmit" });
  expect(it.asked()).toEqual([3]);
});
