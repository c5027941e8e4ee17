import { expect, test } from "vitest";
import { crewOver, flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { type FlowStep, NOBODY } from "../flow/flow.ts";

const choice = (many: boolean, userIds: number[] = []): FlowStep => ({
  ...step(1, []),
  approvers: { by: "choice", from: { ...NOBODY, userIds }, many, mode: "joint" },
});
const managed = { managerIds: [ADMIN] };

test("whoever is asked is let into the record, and it can be changed no more while it is decided", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  const { id, recordId, askedIds, status } = makeRequest(world, form);
  expect([askedIds, status]).toEqual([[MEMBER], 3]);
  expect(world.maySee(MEMBER, `record:${recordId}`)).toBe(true);
  expect(world.maySee(COLLEAGUE, `record:${recordId}`)).toBe(false);
  const change = { id: recordId, data: '{"part":"Pier 5"}' };
  expect(world.refuses(LEADER, "record.edit", change).reason).toBe("record.inApproval");
  expect(world.refuses(ADMIN, "record.remove", { id: recordId }).reason).toBe("record.inApproval");
  world.does(MEMBER, "approval.decide", { recordId: id, status: 2, remarks: "Which pier?" });
  world.does(LEADER, "record.edit", change);
  world.does(LEADER, "record.remove", { id: recordId });
  expect(world.all("approval")).toEqual([]);
});

test("people who get to know of it are let in when it comes by them", () => {
  const world = makeCompany();
  const people = { ...NOBODY, userIds: [COLLEAGUE] };
  const copy = { kind: "copy", id: 2, name: "", people } as const;
  const form = makeRequestForm(world, flow([step(1, [MEMBER]), copy, step(3, [ADMIN])], managed));
  const { id, recordId } = makeRequest(world, form);
  expect(world.maySee(COLLEAGUE, `record:${recordId}`)).toBe(false);
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(world.maySee(COLLEAGUE, `record:${recordId}`)).toBe(true);
  expect(world.row("approval", id).copies.map(({ userId }) => userId)).toEqual([COLLEAGUE]);
});

test("whoever asks chooses who decides, of those whom the flow names", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, flow([choice(false, [MEMBER, COLLEAGUE])], managed));
  const recordId = makeRecord(world, form).id;
  const start = (...userIds: number[]) => ({ recordId, chosen: [{ nodeId: 1, userIds }] });
  const refusal = (...userIds: number[]) =>
    world.refuses(LEADER, "approval.start", start(...userIds)).reason;
  expect(refusal()).toBe("approval.chooseApprovers");
  expect(refusal(MEMBER, COLLEAGUE)).toBe("approval.chooseOne");
  expect(refusal(OUTSIDER)).toBe("approval.notToChoose");
  expect(world.does(LEADER, "approval.start", start(COLLEAGUE)).reply.askedIds).toEqual([
    COLLEAGUE,
  ]);
});

test("only those may ask whom the flow names", () => {
  const world = makeCompany();
  const starters = { ...NOBODY, userIds: [MEMBER] };
  const form = makeRequestForm(world, flow([step(1, [ADMIN])], { ...managed, starters }));
  const recordId = makeRecord(world, form).id;
  expect(world.refuses(LEADER, "approval.start", { recordId }).reason).toBe("approval.notForYou");
  makeRequest(world, form, { userId: MEMBER });
});

test("who leads the department decides, and above them who leads the next one", () => {
  const world = makeCompany();
  const top = world.does(ADMIN, "department.add", { name: "Company" }).reply;
  const own = world.does(ADMIN, "department.add", { name: "Site", parentId: top.id }).reply;
  world.does(ADMIN, "department.edit", { id: own.id, addMembers: [LEADER], leaderId: MEMBER });
  world.does(ADMIN, "department.edit", { id: top.id, leaderId: COLLEAGUE });
  const superior = (id: number, level: number): FlowStep => ({
    ...step(id, []),
    approvers: { by: "superior", level },
  });
  const form = makeRequestForm(
    world,
    flow([superior(1, 1), superior(2, 2), superior(3, 9)], managed),
  );
  const { id } = makeRequest(world, form);
  const askedThen = [MEMBER, COLLEAGUE, COLLEAGUE].map((userId) => {
    const asked = world.row("approval", id).askedIds;
    world.does(userId, "approval.decide", { recordId: id, status: 1 });
    return asked;
  });
  expect(askedThen).toEqual([[MEMBER], [COLLEAGUE], [COLLEAGUE]]);
  expect(world.row("approval", id).status).toBe(1);
});

/** A small crew needs no choice; a larger one is decided by whom the leader chooses of the member and the colleague. */
function choosesForLargeCrews(whenEmpty: FlowStep["whenEmpty"]) {
  const world = makeCompany();
  const large = {
    name: "",
    when: crewOver(50),
    initiators: NOBODY,
    nodes: [{ ...choice(false, [MEMBER, COLLEAGUE]), id: 5, whenEmpty }],
  };
  const branching = {
    kind: "branching" as const,
    id: 9,
    name: "",
    branches: [large],
    whenNone: "skip" as const,
  };
  const form = makeRequestForm(world, flow([step(1, [MEMBER]), branching], managed));
  const { id: recordId } = makeRecord(world, form, { part: "Pier 4", crew: 3 });
  /** Asked for with a small crew, and after it was rejected with a large one. */
  const becomesLarge = (chosen: { nodeId: number; userIds: number[] }[]) => {
    const { id } = world.does(LEADER, "approval.start", { recordId, chosen }).reply;
    world.does(MEMBER, "approval.decide", { recordId: id, status: 2, remarks: "Too few" });
    world.does(LEADER, "record.edit", { id: recordId, data: '{"crew":60}' });
    world.does(LEADER, "approval.resubmit", { id });
    return world.does(MEMBER, "approval.decide", { recordId: id, status: 1 }).reply;
  };
  return { becomesLarge };
}

test.each(["pass", "managers"] as const)(
  "nobody chooses others than may be for a step that comes only later (%s)",
  (whenEmpty) => {
    const friend = [{ nodeId: 5, userIds: [OUTSIDER] }];
    const { status, askedIds } = choosesForLargeCrews(whenEmpty).becomesLarge(friend);
    expect([status, askedIds]).toEqual([3, [ADMIN]]);
    const two = [{ nodeId: 5, userIds: [MEMBER, COLLEAGUE] }];
    expect(choosesForLargeCrews(whenEmpty).becomesLarge(two).askedIds).toEqual([MEMBER]);
  },
);

test("a step for which nobody was chosen is not passed by that", () => {
  const { status, askedIds } = choosesForLargeCrews("pass").becomesLarge([]);
  expect([status, askedIds]).toEqual([3, [ADMIN]]);
});

test("who asks chooses who gets to know of it, of those who may be, and conditions say for which requests", () => {
  const world = makeCompany();
  const people = { ...NOBODY, userIds: [COLLEAGUE] };
  const of = flow([step(1, [MEMBER])], {
    managerIds: [ADMIN],
    copies: [
      { id: 7, at: "start", people, chosen: true, when: "" },
      { id: 8, at: "start", people: { ...NOBODY, userIds: [ADMIN] }, when: crewOver(1_000) },
    ],
  });
  const form = makeRequestForm(world, of);
  const ask = (userId: number) => {
    const { id: recordId } = makeRecord(world, form, undefined, LEADER);
    return { recordId, chosen: [{ nodeId: 7, userIds: [userId] }] };
  };
  const { reply } = world.does(LEADER, "approval.start", ask(COLLEAGUE));
  expect(reply.copies.map(({ userId }) => userId)).toEqual([COLLEAGUE]);
  const refused = world.refuses(LEADER, "approval.start", ask(ADMIN));
  expect(refused.reason).toBe("approval.notToChoose");
});
