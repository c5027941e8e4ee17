import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { PLAN_TAGS_MAX } from "../limits.ts";

test("any member makes a tag, and two may have the same name", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const tag = world.does(MEMBER, "tag.add", { planId: plan.id, name: " Snag " }).reply;
  expect(tag).toMatchObject({ planId: plan.id, name: "Snag", color: "", userId: MEMBER });
  world.does(LEADER, "tag.add", { planId: plan.id, name: "Snag", color: "red" });
  expect(world.all("planTag").map(({ color }) => color)).toEqual(["", "red"]);
});

test("a plan has 100 tags at most", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  for (let count = 0; count < PLAN_TAGS_MAX; count += 1) {
    world.does(LEADER, "tag.add", { planId: plan.id, name: `Tag ${count}` });
  }
  const refusal = world.refuses(LEADER, "tag.add", { planId: plan.id, name: "One more" });
  expect(refusal).toMatchObject({ reason: "tag.max", data: { count: PLAN_TAGS_MAX } });
});
