import { expect, test } from "vitest";
import { flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { delegationId } from "./delegation.ts";
import { delegationAfter, followDelegation } from "./follow-delegation.ts";

const DAY = 86_400_000;

const away = (world: World, deputyId: number, days = 5, formIds: number[] = []) => ({
  deputyId,
  startTime: world.now - 1,
  endTime: world.now + days * DAY,
  formIds,
});

test("who stands in is asked besides whoever is away, decides for them, and both know of it", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  world.does(MEMBER, "delegation.set", away(world, COLLEAGUE));
  const { id, recordId } = makeRequest(world, form);
  expect(world.row("approval", id).askedIds).toEqual([MEMBER, COLLEAGUE]);
  expect(world.maySee(COLLEAGUE, `record:${recordId}`)).toBe(true);
  world.does(COLLEAGUE, "approval.decide", { recordId: id, status: 1, runId: 1 });
  const decided = world.row("approval", id);
  expect(decided).toMatchObject({ status: 1, settledIds: [MEMBER, COLLEAGUE] });
  expect(decided.events.at(-1)).toMatchObject({ userId: COLLEAGUE, forId: MEMBER });
  expect(decided.runs[0]?.tasks).toMatchObject([{ userId: MEMBER, deputyId: COLLEAGUE }]);
});

test("whoever is away can decide by themselves all the same", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  world.does(MEMBER, "delegation.set", away(world, COLLEAGUE));
  const { id } = makeRequest(world, form);
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(world.row("approval", id)).toMatchObject({ status: 1, settledIds: [MEMBER] });
  expect(world.row("approval", id).events.at(-1)).not.toHaveProperty("forId");
});

test("nobody has two words in one step, and nobody decides what they asked for", () => {
  const world = makeCompany();
  const both = flow([step(1, [MEMBER, COLLEAGUE])], { managerIds: [ADMIN] });
  const form = makeRequestForm(world, both);
  world.does(MEMBER, "delegation.set", away(world, COLLEAGUE));
  const joint = makeRequest(world, form);
  expect(joint.runs[0]?.tasks.map(({ deputyId }) => deputyId)).toEqual([undefined, undefined]);
  world.does(MEMBER, "delegation.end", { deputyId: COLLEAGUE });
  world.does(MEMBER, "delegation.set", away(world, LEADER));
  const own = makeRequest(world, form);
  expect(own.askedIds).toEqual([MEMBER, COLLEAGUE]);
});

test("a form of its own goes before all others", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  world.does(MEMBER, "delegation.set", away(world, ADMIN));
  world.does(MEMBER, "delegation.set", away(world, COLLEAGUE, 5, [form.id]));
  expect(makeRequest(world, form).askedIds).toEqual([MEMBER, COLLEAGUE]);
  const other = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN), "Travel");
  expect(makeRequest(world, other).askedIds).toEqual([MEMBER, ADMIN]);
});

test("who stands in may be away too: then it is who stands in for them, and never round again", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  world.does(MEMBER, "delegation.set", away(world, COLLEAGUE));
  world.does(COLLEAGUE, "delegation.set", away(world, ADMIN));
  expect(makeRequest(world, form).askedIds).toEqual([MEMBER, ADMIN]);
  for (const userId of [ADMIN, COLLEAGUE])
    expect(world.refuses(userId, "delegation.set", away(world, MEMBER)).reason).toBe(
      "delegation.leadsBack",
    );
  // Two who named each other at the same moment, on two servers.
  const own = world.row("delegation", delegationId(COLLEAGUE, ADMIN));
  const ring = { ...own, id: delegationId(ADMIN, MEMBER), userId: ADMIN, deputyId: MEMBER };
  world.put([{ entity: "delegation", action: "add", put: ring }]);
  expect(makeRequest(world, form).askedIds).toEqual([MEMBER]);
});

test("what waits goes over when somebody leaves, and back when they come, once", () => {
  const world = makeCompany();
  const { id, askedIds } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  expect(askedIds).toEqual([MEMBER]);
  world.does(MEMBER, "delegation.set", away(world, COLLEAGUE));
  const follow = () => {
    const changes = world.reads(followDelegation(world.row("approval", id), world.now));
    world.put(changes);
    return changes.length;
  };
  expect(follow()).toBeGreaterThan(0);
  expect(follow()).toBe(0);
  expect(world.row("approval", id).askedIds).toEqual([MEMBER, COLLEAGUE]);
  world.does(MEMBER, "delegation.end", { deputyId: COLLEAGUE });
  expect(follow()).toBe(1);
  expect(world.row("approval", id).askedIds).toEqual([MEMBER]);
  const over = world.row("delegation", delegationId(MEMBER, COLLEAGUE));
  expect(delegationAfter(over, world.now)).toMatchObject({ remove: over.id });
});

test("only who is away, and who stands in for them, know of it", () => {
  const world = makeCompany();
  world.does(MEMBER, "delegation.set", away(world, COLLEAGUE));
  expect(world.maySee(MEMBER, `absence:${MEMBER}`)).toBe(true);
  expect(world.maySee(COLLEAGUE, `absence:${MEMBER}`)).toBe(true);
  expect(world.maySee(LEADER, `absence:${MEMBER}`)).toBe(false);
});
