import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { approvalNotices } from "./approval-notices.ts";
import { NOBODY } from "./flow/flow.ts";

/** The colleague gets to know of it, then the member and then the administrator decide. */
function makeAsked() {
  const world = makeCompany();
  const people = { ...NOBODY, userIds: [COLLEAGUE] };
  const knows = { kind: "copy" as const, id: 9, name: "", people };
  const nodes = [knows, step(1, [MEMBER]), step(2, [ADMIN])];
  const form = makeRequestForm(world, flow(nodes, { managerIds: [ADMIN] }));
  const request = makeRequest(world, form);
  const { id } = request;
  /** Who would be told what of something that is done; whoever does it is left out later. */
  const told = (does: () => unknown) => {
    const before = world.row("approval", id);
    does();
    return kindsOf(approvalNotices(before, world.row("approval", id)));
  };
  return { world, request, id, told };
}

const kindsOf = (notices: ReturnType<typeof approvalNotices>) =>
  notices.map(({ kind, userId }) => [kind, userId]);

test("who is asked and who gets to know of it hear of a new request, by its ids", () => {
  const { request } = makeAsked();
  const notices = approvalNotices(undefined, request);
  expect(kindsOf(notices)).toEqual([
    ["copied", COLLEAGUE],
    ["toDecide", MEMBER],
  ]);
  const { id: approvalId, recordId } = request;
  for (const notice of notices) expect(notice).toMatchObject({ planId: 0, approvalId, recordId });
});

test("each step is told to its people, and what became of it to who asked", () => {
  const { world, id, told } = makeAsked();
  const decide = (userId: number, status: 1 | 2) => () =>
    world.does(userId, "approval.decide", { recordId: id, status, remarks: "So" });
  expect(told(() => world.does(LEADER, "approval.urge", { id }))).toEqual([["urged", MEMBER]]);
  expect(told(decide(MEMBER, 1))).toEqual([["toDecide", ADMIN]]);
  expect(told(decide(ADMIN, 2))).toEqual([["rejected", LEADER]]);
  expect(told(() => world.does(LEADER, "approval.resubmit", { id }))).toEqual([
    ["toDecide", MEMBER],
  ]);
  const back = { id, what: "sendBack", remarks: "Which one?" } as const;
  expect(told(() => world.does(MEMBER, "approval.handOn", back))).toEqual([["returned", LEADER]]);
  world.does(LEADER, "approval.resubmit", { id });
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(told(decide(ADMIN, 1))).toEqual([["passed", LEADER]]);
});

test("whom a comment names hears of it, once", () => {
  const { world, id, told } = makeAsked();
  const remarks = `And <@${COLLEAGUE}>, <@${MEMBER}>?`;
  expect(told(() => world.does(LEADER, "approval.comment", { id, remarks }))).toEqual([
    ["commented", LEADER],
    ["commented", MEMBER],
    ["commented", COLLEAGUE],
  ]);
});

test("what is said is told to who asked, who is asked, and who has said something", () => {
  const { world, id, told } = makeAsked();
  const says = (userId: number) => () =>
    world.does(userId, "approval.comment", { id, remarks: "And?" });
  expect(told(says(COLLEAGUE))).toEqual([
    ["commented", LEADER],
    ["commented", MEMBER],
    ["commented", COLLEAGUE],
  ]);
});

test("of what a flow keeps silent nobody is told, of all else they are", () => {
  const world = makeCompany();
  const people = { ...NOBODY, userIds: [COLLEAGUE] };
  const knows = { kind: "copy" as const, id: 9, name: "", people };
  const silent = ["copied", "passed"] as const;
  const of = flow([knows, step(1, [MEMBER])], { managerIds: [ADMIN], silent: [...silent] });
  const request = makeRequest(world, makeRequestForm(world, of));
  expect(request.silent).toEqual(silent);
  expect(kindsOf(approvalNotices(undefined, request))).toEqual([["toDecide", MEMBER]]);
  world.does(MEMBER, "approval.decide", { recordId: request.id, status: 1 });
  expect(approvalNotices(request, world.row("approval", request.id))).toEqual([]);
});
