import { expect, test } from "vitest";
import { courseOf, flow, step } from "#tests/make/approvals/flows.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { act, begin } from "#domain/approval/state/act.ts";
import { askedUserIds } from "#domain/approval/state/approval-state.ts";
import { NOBODY } from "#domain/approval/flow/flow.ts";
import { listsOf, ofList } from "./approval-lists.ts";

const INITIATOR = 1;
const course = courseOf(
  flow([
    { kind: "copy", id: 9, name: "", people: { ...NOBODY, userIds: [7] } },
    step(1, [2], "joint"),
    step(2, [3, 4], "either"),
  ]),
);
const doing = (userId: number) => ({ userId, initiatorId: INITIATOR, remarks: "", now: 5 });
const frame = {
  recordId: 1,
  formId: 1,
  flowId: 1,
  version: 1,
  chosen: [],
  createUserId: INITIATOR,
};

function request(id: number, title: string, updateTime: number, ...approvers: number[]): Approval {
  let state = begin(course, doing(INITIATOR));
  for (const userId of approvers) {
    const acted = act(state, course, doing(userId), { what: "approve" });
    if (acted.ok) state = acted.value;
  }
  const times = { createTime: 1, updateTime };
  return { ...frame, ...state, ...times, id, title, askedIds: askedUserIds(state) };
}

test("a request stands where it concerns somebody, and nowhere else", () => {
  const fresh = request(1, "Boots", 1);
  const listsFor = (of: Approval, ...userIds: number[]) =>
    userIds.map((userId) => listsOf(of, userId));
  expect(listsFor(fresh, INITIATOR, 2, 3, 7)).toEqual([["mine"], ["waiting"], [], ["copies"]]);
  const decided = request(1, "Boots", 1, 2, 4);
  expect(listsFor(decided, 2, 3, 4)).toEqual([["done"], [], ["done"]]);
});

test("what waits longest comes first, everything else as it changed; words narrow it down", () => {
  const requests = [request(1, "Boots", 9), request(2, "Mobile crane", 5)];
  const titles = (list: "waiting" | "mine", userId: number, words = "") =>
    ofList(requests, list, { userId, words }).map(({ title }) => title);
  expect(titles("waiting", 2)).toEqual(["Mobile crane", "Boots"]);
  expect(titles("mine", INITIATOR)).toEqual(["Boots", "Mobile crane"]);
  expect(titles("mine", INITIATOR, " CRANE ")).toEqual(["Mobile crane"]);
});
