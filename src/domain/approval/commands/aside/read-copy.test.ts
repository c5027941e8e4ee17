import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, makeCompany, MEMBER, COLLEAGUE } from "#tests/make/site.ts";
import { NOBODY } from "../../flow/flow.ts";

test("whoever reads what was copied to them marks that, once, and moves nothing else", () => {
  const world = makeCompany();
  const people = { ...NOBODY, userIds: [COLLEAGUE] };
  const nodes = [{ kind: "copy" as const, id: 9, name: "", people }, step(1, [MEMBER])];
  const request = makeRequest(world, makeRequestForm(world, flow(nodes, { managerIds: [ADMIN] })));
  expect(world.does(MEMBER, "approval.readCopy", { id: request.id }).changes).toEqual([]);
  world.now += 5;
  world.does(COLLEAGUE, "approval.readCopy", { id: request.id });
  const [copy] = request.copies;
  const copies = [{ ...copy, readTime: world.now }];
  expect(world.row("approval", request.id)).toEqual({ ...request, copies });
  world.now += 5;
  expect(world.does(COLLEAGUE, "approval.readCopy", { id: request.id }).changes).toEqual([]);
});
