import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { TASK_LINK_LAG_MAX } from "./task-link-limits.ts";

test("how a task waits is changed part by part, and only where it waits", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const ends = { fromId: makeTask(world, plan).id, toId: makeTask(world, plan).id };
  expect(world.refuses(LEADER, "taskLink.edit", { ...ends, lag: 1 }).reason).toBe("taskLink.gone");
  world.does(LEADER, "taskLink.add", ends);
  world.does(MEMBER, "taskLink.edit", { ...ends, lag: -2 });
  world.does(LEADER, "taskLink.edit", { ...ends, kind: "finishFinish" });
  expect(world.all("taskLink")).toMatchObject([{ kind: "finishFinish", lag: -2, lagUnit: "day" }]);
  const far = world.refuses(LEADER, "taskLink.edit", { ...ends, lag: TASK_LINK_LAG_MAX + 1 });
  expect(far.reason).toBe("parameterError");
});
