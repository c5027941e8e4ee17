import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import type { ArgumentsOf } from "../commands.ts";
import type { FlowItemInput } from "../flow/flow-item-input.ts";
import { noAccess } from "../refusal.ts";

type ImportedTask = ArgumentsOf<"plan.import">["tasks"][number];

function open() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  return { world, planId: plan.id, columnId: columns[0].id };
}

function task(columnId: number, details: Partial<ImportedTask> = {}): ImportedTask {
  return {
    id: 910,
    dialogId: 911,
    parentId: 0,
    columnId,
    name: "Pour the slab",
    rank: "a0",
    startTime: 0,
    endTime: 0,
    completeTime: 0,
    archivedTime: 0,
    color: "",
    priority: 0,
    taskUser: [],
    ...details,
  };
}

test("any member brings tasks, with checklists and states, but neither columns nor what was said elsewhere", () => {
  const { world, planId, columnId } = open();
  const checks = [
    { id: 941, name: "Forms", done: 1 as const },
    { id: 942, name: "Steel", done: 0 as const },
  ];
  const plain = { planId, columns: [], tasks: [task(columnId, { checks })] };
  world.does(MEMBER, "plan.import", plain);
  expect(world.row("task", 910)).toMatchObject({ userId: MEMBER, checkNum: 2, checkDone: 1 });
  expect(world.row("checkItem", 942)).toMatchObject({
    taskId: 910,
    planId,
    name: "Steel",
    done: 0,
  });
  const other = { id: 950, dialogId: 951 };
  const said = { ...other, messages: [{ id: 952, text: "Hm", name: "Bob", time: 1 }] };
  for (const more of [said, { ...other, archivedTime: 5 }])
    expect(
      world.refuses(MEMBER, "plan.import", { planId, columns: [], tasks: [task(columnId, more)] }),
    ).toEqual(noAccess("plan.leaderOnly"));
  world.refuses(OUTSIDER, "plan.import", { planId, columns: [], tasks: [task(columnId, other)] });
});

test("in a plan with a workflow an imported task has a state: the one it names, or the one that follows", () => {
  const { world, planId, columnId } = open();
  const flows: FlowItemInput[] = [
    { name: "Open", status: "start", autoAssign: "add", userIdList: [COLLEAGUE] },
    { name: "Built", status: "end" },
  ];
  const { planFlowItem } = world.does(LEADER, "flow.save", { planId, flows }).reply;
  const built = planFlowItem[1]?.id ?? 0;
  const at = (id: number, more: object) => task(columnId, { id, dialogId: id + 1, ...more });
  world.does(MEMBER, "plan.import", {
    planId,
    columns: [],
    tasks: [at(970, {}), at(980, { completeTime: 7 }), at(990, { flowItemId: built })],
  });
  expect(world.row("task", 970)).toMatchObject({
    flowItemName: "start|Open",
    completeTime: 0,
    taskUser: [{ userId: COLLEAGUE, owner: 1 }],
  });
  expect(world.row("task", 980)).toMatchObject({
    flowItemName: "end|Built",
    completeTime: 7,
    taskUser: [],
  });
  expect(world.row("task", 990)).toMatchObject({ flowItemId: built, flowItemStatus: "end" });
  expect(world.row("task", 990).completeTime).toBeGreaterThan(0);
  const strange = { planId, columns: [], tasks: [at(995, { flowItemId: 4711 })] };
  expect(world.refuses(MEMBER, "plan.import", strange).reason).toBe("flow.gone");
});
