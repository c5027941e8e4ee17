import { LEADER, makeCompany, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { smallTask } from "#tests/make/small-task.ts";
import { expect, test } from "vitest";
import { noAccess, parameterError } from "../refusal.ts";

test("who may not keep templates changes none, and to an outsider there is none", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const { id } = world.does(MEMBER, "taskTemplate.add", { planId, name: "Rebar", task: smallTask });
  world.does(LEADER, "plan.setRights", { planId, rights: { templates: "administrator" } });
  for (const name of ["taskTemplate.edit", "taskTemplate.remove"] as const) {
    expect(world.refuses(MEMBER, name, { id })).toEqual(noAccess("plan.leaderOnly"));
    expect(world.refuses(OUTSIDER, name, { id })).toEqual(parameterError("taskTemplate.gone"));
  }
  world.does(LEADER, "taskTemplate.remove", { id });
  expect(world.all("taskTemplate")).toEqual([]);
});
