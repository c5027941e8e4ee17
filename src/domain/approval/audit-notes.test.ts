import { expect, test } from "vitest";
import type { Approval } from "./approval.ts";
import { noteOfRemoval, notesOfApproval, notesOfFlow } from "./audit-notes.ts";
import type { ApprovalFlow } from "./definition/approval-flow.ts";
import type { ApprovalEvent } from "./state/approval-state.ts";

const event = (what: ApprovalEvent["what"], details: Partial<ApprovalEvent> = {}) => ({
  what,
  userId: 1,
  runId: 0,
  userIds: [],
  remarks: "A word",
  time: 5,
  ...details,
});

function request(status: Approval["status"], events: ApprovalEvent[]): Approval {
  return {
    id: 9,
    recordId: 8,
    formId: 7,
    flowId: 6,
    title: "Cement",
    version: 1,
    chosen: [],
    askedIds: [],
    settledIds: [],
    dueTime: 0,
    silent: [],
    createUserId: 1,
    createTime: 1,
    updateTime: 1,
    status,
    round: 1,
    runs: [],
    events,
    copies: [],
  };
}

const written = (before: Approval | undefined, after: Approval) =>
  notesOfApproval(before, after, "Purchase").map(({ detail }) => detail);

test("only what is new is written, the last of it with what became of the request", () => {
  const asked = request(3, [event("start")]);
  expect(written(undefined, asked)).toEqual([{ name: "Purchase", what: "start", act: 0, to: 3 }]);
  const acts = [event("transfer", { userIds: [4] }), event("approve", { forId: 3 })];
  const after = request(1, [...asked.events, ...acts]);
  expect(written(asked, after)).toEqual([
    { name: "Purchase", what: "transfer", act: 1, userIds: [4] },
    { name: "Purchase", what: "approve", act: 2, forId: 3, from: 3, to: 1 },
  ]);
  expect(written(after, after)).toEqual([]);
});

test("what is only said leaves no line, and nothing that was filled in or said stands in one", () => {
  const asked = request(3, [event("start")]);
  const said = request(3, [...asked.events, event("comment"), event("remind")]);
  expect(written(asked, said)).toEqual([]);
  expect(JSON.stringify(written(undefined, said))).not.toMatch(/Cement|A word/);
});

test("a request that goes with what was filled in says so, and what had become of it", () => {
  const { kind, targetId, detail } = noteOfRemoval(request(4, []), "Purchase");
  expect([kind, targetId]).toEqual(["approval", 9]);
  expect(detail).toEqual({ name: "Purchase", what: "remove", from: 4 });
});

test("a flow leaves a line where another version comes or it is switched, not where one makes room", () => {
  const of = (status: ApprovalFlow["status"]): ApprovalFlow => ({
    id: 6,
    formId: 7,
    number: 2,
    status,
    flow: "{}",
    createUserId: 1,
    createTime: 1,
    updateTime: 1,
  });
  const what = (before: ApprovalFlow | undefined, after: ApprovalFlow) =>
    notesOfFlow(before, after, "Purchase").map(({ targetId, detail }) => [
      targetId,
      detail["what"],
    ]);
  expect(what(undefined, of("on"))).toEqual([[7, "save"]]);
  expect(what(undefined, of("off"))).toEqual([[7, "save"]]);
  expect(what(of("on"), of("off"))).toEqual([[7, "off"]]);
  expect(what(of("off"), of("on"))).toEqual([[7, "on"]]);
  expect(what(of("on"), of("replaced"))).toEqual([]);
  expect(what(of("on"), of("on"))).toEqual([]);
});
