import { expect, test } from "vitest";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { ArgumentsOf } from "../commands.ts";
import { TASK_LINKS_MAX } from "../task-link/task-link-limits.ts";

type Chunk = ArgumentsOf<"plan.import">;
type Link = NonNullable<Chunk["links"]>[number];

function link(fromId: number, toId: number, details: Partial<Link> = {}): Link {
  return { fromId, toId, kind: "finishStart", lag: 0, lagUnit: "day", ...details };
}

function open() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = (id: number, rank: string): Chunk["tasks"][number] => ({
    id,
    dialogId: id + 1,
    parentId: 0,
    columnId: columns[0].id,
    name: `Task ${id}`,
    rank,
    startTime: 0,
    endTime: 0,
    completeTime: 0,
    archivedTime: 0,
    color: "",
    priority: 0,
    taskUser: [],
  });
  const tasks = [task(910, "b00"), task(920, "b01")];
  const chunk = (links: Link[], brought = tasks): Chunk => ({
    planId: plan.id,
    columns: [],
    tasks: brought,
    links,
  });
  return { world, plan, chunk };
}

test("tasks come with what they wait for, also for those of an earlier chunk", () => {
  const { world, plan, chunk } = open();
  world.does(LEADER, "plan.import", chunk([link(910, 920, { kind: "startStart", lag: -3 })]));
  const later = makeTask(world, plan);
  world.does(LEADER, "plan.import", chunk([link(920, later.id, { lagUnit: "hour", lag: 5 })], []));
  expect(world.all("taskLink")).toMatchObject([
    { planId: plan.id, fromId: 910, toId: 920, kind: "startStart", lag: -3, userId: LEADER },
    { fromId: 920, toId: later.id, lagUnit: "hour", lag: 5 },
  ]);
  world.does(LEADER, "plan.import", chunk([link(910, 920, { lag: 1 })], []));
  expect(world.all("taskLink")).toHaveLength(2);
  world.does(LEADER, "plan.remove", { planId: plan.id });
  expect(world.all("taskLink")).toEqual([]);
});

test("a chunk whose links cannot be comes not at all", () => {
  const { world, plan, chunk } = open();
  const elsewhere = makeTask(world, makePlan(world, "Tower C").plan);
  const away = makeTask(world, plan);
  world.does(LEADER, "task.archive", { taskId: away.id, type: "add" });
  const reason = (...links: Link[]) => world.refuses(LEADER, "plan.import", chunk(links)).reason;
  expect(reason(link(910, 910))).toBe("taskLink.circle");
  expect(reason(link(910, 920), link(920, 910))).toBe("taskLink.circle");
  expect(reason(link(elsewhere.id, 920))).toBe("taskLink.otherPlan");
  expect(reason(link(910, away.id))).toBe("task.archived");
  expect(world.all("task").some(({ id }) => id === 910)).toBe(false);
  const standing = makeTask(world, plan);
  world.does(LEADER, "plan.import", chunk([link(910, 920), link(920, standing.id)]));
  const back = world.refuses(LEADER, "plan.import", chunk([link(standing.id, 910)], []));
  expect(back.reason).toBe("taskLink.circle");
});

test("a task waits for no more others than one can say by hand", () => {
  const { world, plan, chunk } = open();
  const many = Array.from({ length: TASK_LINKS_MAX + 1 }, () => makeTask(world, plan));
  const links = many.map(({ id }) => link(id, 910));
  expect(world.refuses(LEADER, "plan.import", chunk(links)).reason).toBe("taskLink.max");
  world.does(LEADER, "plan.import", chunk(links.slice(1)));
  expect(world.all("taskLink")).toHaveLength(TASK_LINKS_MAX);
});

test("whoever does not lead the plan brings no links", () => {
  const { world, plan, chunk } = open();
  const [one, other] = [
    makeTask(world, plan, { owner: [COLLEAGUE] }),
    makeTask(world, plan, { owner: [COLLEAGUE] }),
  ];
  const links = chunk([link(one.id, other.id)], []);
  expect(world.refuses(MEMBER, "plan.import", links).reason).toBe("plan.leaderOnly");
  expect(world.refuses(OUTSIDER, "plan.import", links).reason).toBe("planGone");
  expect(world.all("taskLink")).toEqual([]);
});
