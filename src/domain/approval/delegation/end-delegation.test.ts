import { expect, test } from "vitest";
import { makeCompany, COLLEAGUE, MEMBER } from "#tests/make/site.ts";
import { delegationId, isInForce } from "./delegation.ts";

test("whoever is back earlier says so, and nobody stands in for them from then on", () => {
  const world = makeCompany();
  const times = { startTime: world.now - 1, endTime: world.now + 86_400_000 };
  world.does(MEMBER, "delegation.set", { deputyId: COLLEAGUE, ...times });
  const row = () => world.row("delegation", delegationId(MEMBER, COLLEAGUE));
  expect(isInForce(row(), world.now)).toBe(true);
  world.does(MEMBER, "delegation.end", { deputyId: COLLEAGUE });
  expect(isInForce(row(), world.now)).toBe(false);
});
