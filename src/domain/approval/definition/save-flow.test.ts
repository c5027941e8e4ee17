import { expect, test } from "vitest";
import { crewOver, flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, makeCompany, MEMBER } from "#tests/make/site.ts";
import { type Flow, type FlowBranching, NOBODY } from "../flow/flow.ts";
import { readFlow } from "./read-flow.ts";

const mine = (nodes: Flow["nodes"]) => flow(nodes, { managerIds: [ADMIN] });
const branch = (when: string, nodes: Flow["nodes"]) => ({
  name: "",
  when,
  initiators: NOBODY,
  nodes,
});
const branching = (branches: FlowBranching["branches"]): FlowBranching => ({
  kind: "branching",
  id: 9,
  name: "",
  branches,
  whenNone: "skip",
});

test("another flow is another version, and what is on its way stays with the one before", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  const before = makeRequest(world, form);
  const text = JSON.stringify(oneStepFlow(COLLEAGUE, ADMIN));
  const { reply } = world.does(ADMIN, "approvalFlow.save", { formId: form.id, flow: text });
  expect(reply).toMatchObject({ number: 2, status: "on" });
  expect(world.row("approvalFlow", before.flowId).status).toBe("replaced");
  expect(makeRequest(world, form).askedIds).toEqual([COLLEAGUE]);
  world.does(MEMBER, "approval.decide", { recordId: before.id, status: 1 });
  expect(world.row("approval", before.id).status).toBe(1);
});

test("a flow that does not work is not kept, and what is wrong is told at its node", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  const problemsOf = (of: Flow) => {
    const args = { formId: form.id, flow: JSON.stringify(of) };
    return world.refuses(ADMIN, "approvalFlow.save", args).data?.["problems"];
  };
  expect(problemsOf(mine([]))).toEqual([{ node: 0, what: "noSteps" }]);
  expect(problemsOf(mine([step(1, [])]))).toEqual([{ node: 1, what: "noPeople" }]);
  const unknown = crewOver(1).replace("crew", "salary");
  const asksUnknown = branching([branch(unknown, [step(1, [MEMBER])])]);
  expect(problemsOf(mine([asksUnknown]))).toEqual([{ node: 9, what: "badCondition" }]);
  const shut = branching([branch("", [step(1, [MEMBER])]), branch(crewOver(5), [])]);
  expect(problemsOf(mine([shut]))).toEqual([{ node: 9, what: "neverReached" }]);
});

test("hostile flows are refused at the edge", () => {
  const deep = (levels: number): string =>
    levels === 0
      ? "[]"
      : `[{"kind":"branching","id":${levels},"name":"","whenNone":"skip","branches":[{"name":"","when":"","initiators":{"userIds":[],"units":[]},"nodes":${deep(levels - 1)}}]}]`;
  const whole = (nodes: string) =>
    JSON.stringify(mine([])).replace('"nodes":[]', `"nodes":${nodes}`);
  expect(readFlow(whole(deep(10))).ok).toBe(true);
  expect(readFlow(whole(deep(40))).ok).toBe(false);
  const long = Array.from({ length: 501 }, (_, at) => step(at + 1, [MEMBER]));
  expect(readFlow(JSON.stringify(mine(long))).ok).toBe(false);
  expect(readFlow(whole('[{"__proto__":{"kind":"step"}}]')).ok).toBe(false);
  expect(readFlow(`"${"x".repeat(500_000)}"`).ok).toBe(false);
});

test("by what the form says a request takes the first branch that holds, and goes on behind it", () => {
  const world = makeCompany();
  const nodes = [
    branching([
      branch(crewOver(50), [step(1, [MEMBER])]),
      branch(crewOver(5), [step(2, [COLLEAGUE])]),
    ]),
    step(3, [ADMIN]),
  ];
  const form = makeRequestForm(world, mine(nodes));
  const askedWith = (crew: number) =>
    makeRequest(world, form, { values: { part: "Pier 4", crew } }).askedIds;
  expect([askedWith(60), askedWith(6), askedWith(1)]).toEqual([[MEMBER], [COLLEAGUE], [ADMIN]]);
  const request = makeRequest(world, form, { values: { part: "Pier 4", crew: 60 } });
  world.does(MEMBER, "approval.decide", { recordId: request.id, status: 1 });
  expect(world.row("approval", request.id).askedIds).toEqual([ADMIN]);
});
