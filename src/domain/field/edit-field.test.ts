import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { FIELD_OPTIONS_MAX } from "./field-limits.ts";

test("choices that two people add at the same time are both there, and what is taken away is gone", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const option = (id: number) => ({ id, name: `Option ${id}`, color: "" as const });
  const { id } = world.does(LEADER, "field.add", {
    planId: plan.id,
    name: "Trade",
    kind: "choice",
    options: [option(1)],
  }).reply;
  world.does(LEADER, "field.edit", { id, options: [option(1), option(2)] });
  world.does(LEADER, "field.edit", { id, options: [option(3), option(1)] });
  const idsOf = () => world.row("planField", id).options.map((one) => one.id);
  expect(idsOf()).toEqual([3, 1, 2]);
  world.does(LEADER, "field.edit", { id, removeOption: [1] });
  expect(idsOf()).toEqual([3, 2]);
  const many = Array.from({ length: FIELD_OPTIONS_MAX }, (_, at) => option(at + 10));
  expect(world.refuses(LEADER, "field.edit", { id, options: many }).reason).toBe(
    "field.optionsMax",
  );
});
