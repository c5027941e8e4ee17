import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, COLLEAGUE } from "#tests/make/site.ts";
import { NOBODY } from "./flow/flow.ts";
import { concernKeys, concernsOf } from "./concerns.ts";

/** The newcomer gets to know of it, then the member and the administrator have to agree. */
function makeAsked() {
  const world = makeCompany();
  const knows = {
    kind: "copy" as const,
    id: 9,
    name: "",
    people: { ...NOBODY, userIds: [COLLEAGUE] },
  };
  const nodes = [knows, step(1, [MEMBER, ADMIN], "sequence")];
  return {
    world,
    request: makeRequest(world, makeRequestForm(world, flow(nodes, { managerIds: [ADMIN] }))),
  };
}

test("a request stands where it concerns somebody, and nowhere else", () => {
  const { world, request } = makeAsked();
  const stands = () =>
    concernsOf(world.row("approval", request.id)).map(({ name, userId }) => [name, userId]);
  expect(stands()).toEqual([
    ["waiting", MEMBER],
    ["mine", LEADER],
    ["copies", COLLEAGUE],
  ]);
  world.does(MEMBER, "approval.decide", { recordId: request.id, status: 1 });
  expect(stands()).toEqual([
    ["waiting", ADMIN],
    ["mine", LEADER],
    ["copies", COLLEAGUE],
    ["done", MEMBER],
  ]);
});

test("what waits longest comes first, whatever is said to it; of everything else what changed last", () => {
  const { world, request } = makeAsked();
  const record = world.row("record", request.recordId);
  const later = makeRequest(world, { id: record.formId });
  const order = (list: string) =>
    [request, later]
      .map(({ id }) => world.row("approval", id))
      .map((one) => [one.id, concernKeys(one).find((key) => key.startsWith(list)) ?? ""] as const)
      .toSorted(([, key], [, other]) => (key < other ? -1 : 1))
      .map(([id]) => id);
  expect(order("waiting/")).toEqual([request.id, later.id]);
  expect(order("mine/")).toEqual([later.id, request.id]);
  world.does(LEADER, "approval.urge", { id: request.id });
  world.does(LEADER, "approval.comment", { id: request.id, remarks: "Please" });
  expect(order("waiting/")).toEqual([request.id, later.id]);
  expect(order("mine/")).toEqual([request.id, later.id]);
});
