import {
  ADMIN,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { ownersOf } from "../task/task.ts";

const disable = (world: ReturnType<typeof makeCompany>, id: number) =>
  world.does(ADMIN, "user.setDisabled", { id, disabled: true });

test("nobody who is disabled is let into a plan or a group", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const group = world.does(LEADER, "dialog.addGroup", { name: "Crane crew", userId: [MEMBER] });
  disable(world, OUTSIDER);
  const userId = [OUTSIDER];
  const refusals = [
    world.refuses(LEADER, "plan.invite", { planId: plan.id, userId }),
    world.refuses(LEADER, "dialog.addGroup", { name: "Crane crew", userId }),
    world.refuses(LEADER, "dialog.addGroupUsers", { dialogId: group.id, userId }),
  ];
  expect(refusals.map(({ reason }) => reason)).toEqual(refusals.map(() => "userDisabled"));
});

test("nobody who is disabled is given a task or a plan, and who had a task keeps it", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const [{ id: columnId }] = columns;
  const task = makeTask(world, plan);
  const hers = makeTask(world, plan);
  world.does(LEADER, "task.edit", { id: hers.id, addOwner: [MEMBER] });
  disable(world, MEMBER);
  const planId = plan.id;
  const refusals = [
    world.refuses(LEADER, "task.edit", { id: task.id, addOwner: [MEMBER] }),
    world.refuses(LEADER, "task.edit", { id: task.id, addAssist: [MEMBER] }),
    world.refuses(LEADER, "task.add", { planId, columnId, name: "Pour", owner: [MEMBER] }),
    world.refuses(LEADER, "plan.handOver", { planId, userId: MEMBER }),
  ];
  expect(refusals.map(({ reason }) => reason)).toEqual(refusals.map(() => "userDisabled"));
  world.does(LEADER, "task.edit", { id: hers.id, name: "Pour the slab" });
  expect(ownersOf(world.row("task", hers.id))).toEqual([MEMBER]);
});
