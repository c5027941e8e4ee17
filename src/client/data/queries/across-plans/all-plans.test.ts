import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import { readAllPlans, readCommonMembers, readFilterThings } from "./all-plans.ts";

/** Two open plans, one of them without the colleague, and one that was put away. */
async function makeThree() {
  const world = makeCompany();
  const [tower, pier, old] = ["Tower", "Pier", "Old"].map((name) => makePlan(world, name).plan);
  if (!tower || !pier || !old) throw new Error("There are three");
  world.does(COLLEAGUE, "plan.exit", { planId: pier.id });
  for (const plan of [tower, pier, old]) {
    const { id } = makeTask(world, plan, { name: `Of ${plan.name}` });
    world.does(LEADER, "task.addSubtask", { taskId: id, name: "Below" });
    world.does(LEADER, "tag.add", { planId: plan.id, name: "Snag", color: "red" });
  }
  world.does(LEADER, "plan.archive", { planId: old.id, type: "add" });
  return { database: await openBrowserOf(world, LEADER), tower, pier };
}

test("all plans are those that are open and one's own, with their tasks and no subtasks", async () => {
  const { database, tower, pier } = await makeThree();
  const subtasksOf = async (userId: number) => {
    const { columns } = await readAllPlans(database, userId);
    const cards = columns.flatMap((column) => column.cards);
    return Object.fromEntries(cards.map(({ task, subNum }) => [task.name, subNum]));
  };
  expect(await subtasksOf(LEADER)).toEqual({ "Of Pier": 1, "Of Tower": 1 });
  expect(await subtasksOf(COLLEAGUE)).toEqual({ "Of Tower": 1 });
  const { plans } = await readAllPlans(database, COLLEAGUE);
  expect(plans.map(({ plan }) => plan.id)).toEqual([tower.id]);
  expect(await readCommonMembers(database, tower.id, pier.id)).toEqual([LEADER, MEMBER]);
});

test("a filter names what there is in one plan, or in all that are open", async () => {
  const { database, tower, pier } = await makeThree();
  const one = await readFilterThings(database, pier.id, LEADER);
  expect(one).toMatchObject({ plans: [], people: [LEADER, MEMBER] });
  expect(one.tags.map(({ planId }) => planId)).toEqual([pier.id]);
  const all = await readFilterThings(database, ALL_PLANS, LEADER);
  expect(new Set(all.plans.map(({ id }) => id))).toEqual(new Set([tower.id, pier.id]));
  expect(new Set(all.tags.map(({ planId }) => planId))).toEqual(new Set([tower.id, pier.id]));
  expect(new Set(all.people)).toEqual(new Set([LEADER, MEMBER, COLLEAGUE]));
});
