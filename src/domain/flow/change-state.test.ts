import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
} from "#tests/make/site.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assistantsOf, ownersOf } from "../task/task.ts";
import type { FlowItemInput } from "./flow-item-input.ts";

/** A plan with a workflow, whose states are known by their places. */
function open(flows: FlowItemInput[] = usual) {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const { reply } = world.does(LEADER, "flow.save", { planId: plan.id, flows });
  const idOf = (place: number) => reply.planFlowItem[place]?.id ?? 0;
  const task = makeTask(world, plan, { owner: [MEMBER] });
  const turn = (place: number, by = MEMBER, from?: number) =>
    world.run(by, "task.edit", {
      id: task.id,
      flowItemId: idOf(place),
      ...(from !== undefined && { flowItemWas: idOf(from) }),
    });
  const row = () => world.row("task", task.id);
  return { world, plan, columns, task, idOf, turn, row };
}

const [TO_DO, DOING, DONE, CANCELLED] = [0, 1, 2, 3];
const usual: FlowItemInput[] = [
  { name: "To do", status: "start" },
  { name: "Doing", status: "progress" },
  { name: "Done", status: "end" },
  { name: "Cancelled", status: "end" },
];

test("a task begins in the first start, with those whom it names, and so does a subtask", () => {
  const named = usual.with(0, { name: "To do", status: "start", userIdList: [COLLEAGUE] });
  const { world, task, row } = open(named);
  expect(row()).toMatchObject({ flowItemName: "start|To do", flowItemStatus: "start" });
  expect(ownersOf(row())).toEqual([MEMBER, COLLEAGUE]);
  expect(makeSubtask(world, task).flowItemName).toBe("start|To do");
});

test("every end completes a task, and leaving it opens it again", () => {
  const { world, turn, row } = open();
  turn(DONE);
  expect(row()).toMatchObject({ completeTime: world.now, cancelled: 0, flowItemStatus: "end" });
  turn(DOING);
  expect(row()).toMatchObject({ completeTime: 0, flowItemName: "progress|Doing" });
  turn(CANCELLED);
  expect(row()).toMatchObject({ completeTime: world.now, cancelled: 1 });
  const ended = row().completeTime;
  turn(DONE);
  expect(row()).toMatchObject({ completeTime: ended, cancelled: 0 });
});

test("who says only that a task is complete, or open, means the state for it", () => {
  const { world, task, idOf, row } = open();
  world.does(MEMBER, "task.edit", { id: task.id, completeTime: 1 });
  expect(row().flowItemId).toBe(idOf(DONE));
  world.does(MEMBER, "task.edit", { id: task.id, completeTime: 0 });
  expect(row().flowItemId).toBe(idOf(TO_DO));
});

test("a task goes only where its state leads, and the refusal names both", () => {
  const { world, task, turn } = open([
    { name: "To do", status: "start", turns: [1] },
    { name: "Doing", status: "progress", turns: [2] },
    { name: "Done", status: "end", turns: [] },
  ]);
  expect(turn(2)).toMatchObject({
    refusal: { reason: "flow.notAllowed", data: { from: "To do", to: "Done" } },
  });
  const complete = { id: task.id, completeTime: 1 };
  expect(world.refuses(MEMBER, "task.edit", complete).reason).toBe("flow.noTurn");
  expect(turn(1).ok && turn(2).ok).toBe(true);
  expect(turn(0)).toMatchObject({ refusal: { reason: "flow.notAllowed" } });
});

test("out of a limited state only its people and the leader take a task", () => {
  const limited = usual.with(1, {
    name: "Check",
    status: "progress",
    userLimit: 1,
    userIdList: [COLLEAGUE],
  });
  const { turn } = open(limited);
  turn(DOING);
  expect(turn(DONE)).toMatchObject({ refusal: { code: 403, reason: "flow.userLimit" } });
  expect(turn(DONE, LEADER).ok).toBe(true);
});

test("nor does anybody else take it out by way of another plan, with the task or as a part of it", () => {
  const limited = usual.with(1, {
    name: "Check",
    status: "progress",
    userLimit: 1,
    userIdList: [COLLEAGUE],
  });
  const { world, task, plan, columns, idOf, turn } = open(limited);
  const elsewhere = makePlan(world, "Tower C");
  const goes = (taskId: number, userId = MEMBER) =>
    world.run(userId, "task.move", {
      taskId,
      planId: elsewhere.plan.id,
      columnId: elsewhere.columns[0].id,
    });
  turn(DOING);
  expect(goes(task.id)).toMatchObject({ refusal: { code: 403, reason: "flow.userLimit" } });
  expect(goes(task.id, LEADER).ok).toBe(true);
  const whole = makeTask(world, plan, { owner: [MEMBER] });
  const part = makeSubtask(world, whole);
  world.does(LEADER, "task.edit", { id: part.id, flowItemId: idOf(DOING) });
  expect(goes(whole.id)).toMatchObject({ refusal: { reason: "flow.userLimit" } });
  // Within the plan it stays in its state.
  const within = { taskId: whole.id, planId: plan.id, columnId: columns[1].id };
  expect(world.run(MEMBER, "task.move", within).ok).toBe(true);
});

test("whoever may not complete a task does not bring it into another state", () => {
  const { turn, row } = open();
  expect(turn(DOING, COLLEAGUE)).toMatchObject({ refusal: { reason: "task.ownersOnly" } });
  expect(row().flowItemStatus).toBe("start");
});

test("whoever completes what nobody has claimed owns it, and who gives it up does not", () => {
  const { world, plan, idOf } = open();
  const ended = (place: number) => {
    const task = makeTask(world, plan);
    world.does(LEADER, "task.edit", { id: task.id, flowItemId: idOf(place) });
    return ownersOf(world.row("task", task.id));
  };
  expect(ended(DONE)).toEqual([LEADER]);
  expect(ended(CANCELLED)).toEqual([]);
});

test("an end waits for the subtasks", () => {
  const { world, task, turn } = open();
  makeSubtask(world, task);
  expect(turn(DONE)).toMatchObject({ refusal: { code: -4004, data: { count: 1 } } });
});

describe("two at a time", () => {
  test("the one whose task is elsewhere by now is shown where", () => {
    const { idOf, turn } = open();
    turn(DOING, LEADER, TO_DO);
    expect(turn(CANCELLED, MEMBER, TO_DO)).toMatchObject({
      refusal: {
        reason: "conflict",
        data: { mine: { flowItemId: idOf(CANCELLED) }, theirs: { flowItemId: idOf(DOING) } },
      },
    });
  });

  test("who wanted the same has it", () => {
    const { turn, row } = open();
    turn(DOING, LEADER, TO_DO);
    const before = row();
    expect(turn(DOING, MEMBER, TO_DO).ok).toBe(true);
    expect(row()).toEqual(before);
  });

  test("a state that is gone is named as gone", () => {
    const { world, plan, task, idOf } = open();
    const flowItemId = idOf(DOING);
    world.does(LEADER, "flow.save", { planId: plan.id, flows: usual });
    const refusal = world.refuses(MEMBER, "task.edit", { id: task.id, flowItemId });
    expect(refusal.reason).toBe("flow.gone");
  });
});

describe("people who come with a state", () => {
  const withPeople = (autoAssign: FlowItemInput["autoAssign"]) =>
    usual.with(1, { name: "Check", status: "progress", autoAssign, userIdList: [COLLEAGUE] });

  test.each([
    ["add", [MEMBER, COLLEAGUE], []],
    ["replace", [COLLEAGUE], [MEMBER]],
    ["merge", [MEMBER, COLLEAGUE], []],
  ] as const)("%s", (autoAssign, owners, assistants) => {
    const { turn, row } = open(withPeople(autoAssign));
    turn(DOING);
    expect(ownersOf(row())).toEqual(owners);
    expect(assistantsOf(row())).toEqual(assistants);
  });

  test("who merges and owns nothing does not become an owner", () => {
    const { turn, row } = open(withPeople("merge"));
    turn(DOING, LEADER);
    expect(ownersOf(row())).toEqual([COLLEAGUE]);
  });

  test("whoever has left the plan meanwhile does not come", () => {
    const { world, plan, turn, row } = open(withPeople("add"));
    world.does(COLLEAGUE, "plan.exit", { planId: plan.id });
    turn(DOING);
    expect(ownersOf(row())).toEqual([MEMBER]);
  });
});

test("a state with a column takes the task there, with its subtasks", () => {
  const { world, plan, columns, task, idOf, turn, row } = open();
  const [, second] = columns;
  const subtask = makeSubtask(world, task);
  const flows = usual.map((item, place) => ({ ...item, id: idOf(place) }));
  flows[DOING] = { ...flows[DOING], columnId: second?.id } as (typeof flows)[number];
  world.does(LEADER, "flow.save", { planId: plan.id, flows });
  turn(DOING);
  expect(row().columnId).toBe(second?.id);
  expect(world.row("task", subtask.id).columnId).toBe(second?.id);
});

describe("into another plan", () => {
  function two() {
    const opened = open();
    const { world, task } = opened;
    const other = makePlan(world, "Tower C");
    const subtask = makeSubtask(world, task);
    const column = other.columns[0]?.id ?? 0;
    const move = (more: object) =>
      world.run(LEADER, "task.move", {
        taskId: task.id,
        planId: other.plan.id,
        columnId: column,
        ...more,
      });
    const withFlow = () =>
      world.does(LEADER, "flow.save", { planId: other.plan.id, flows: usual }).reply.planFlowItem;
    return { ...opened, subtask, move, withFlow };
  }

  test("one without a workflow leaves the state behind", () => {
    const { world, move, row, subtask } = two();
    expect(move({}).ok).toBe(true);
    expect(row()).toMatchObject({ flowItemId: 0, flowItemName: "", flowItemStatus: "" });
    expect(world.row("task", subtask.id).flowItemId).toBe(0);
  });

  test("one with a workflow asks for the state, by code 102", () => {
    const { move, withFlow, row } = two();
    const rows = withFlow();
    expect(move({})).toMatchObject({ refusal: { code: 102, reason: "task.chooseStatus" } });
    expect(move({ flowItemId: rows[1]?.id }).ok).toBe(true);
    expect(row()).toMatchObject({ flowItemId: rows[1]?.id, flowItemName: "progress|Doing" });
  });

  test("or is told whether the task is complete", () => {
    const { world, move, withFlow, row, subtask } = two();
    const rows = withFlow();
    expect(move({ completeTime: 1 })).toMatchObject({ refusal: { code: -4004 } });
    world.does(LEADER, "task.edit", { id: subtask.id, completeTime: 1 });
    expect(move({ completeTime: 1 }).ok).toBe(true);
    expect(row().flowItemId).toBe(rows[2]?.id);
    expect(world.row("task", subtask.id).flowItemId).toBe(rows[2]?.id);
  });

  test("whoever gives up there what nobody had claimed has not taken it on", () => {
    const { world, task, subtask, move, withFlow, row } = two();
    const rows = withFlow();
    world.does(LEADER, "task.edit", { id: task.id, removeOwner: [MEMBER] });
    world.does(LEADER, "task.edit", { id: subtask.id, completeTime: 1 });
    expect(move({ flowItemId: rows[CANCELLED]?.id }).ok).toBe(true);
    expect(row()).toMatchObject({ cancelled: 1, taskUser: [] });
  });

  test("takes no state of the plan which it leaves", () => {
    const { move, withFlow, idOf } = two();
    withFlow();
    expect(move({ flowItemId: idOf(1) })).toMatchObject({ refusal: { reason: "flow.gone" } });
  });
});

test("however a task goes through its states, it is complete at an end and nowhere else", () => {
  const places = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(places, (course) => {
      const { turn, row, task, world } = open(
        usual.with(1, {
          name: "Check",
          status: "progress",
          autoAssign: "replace",
          userIdList: [COLLEAGUE],
        }),
      );
      for (const place of course) {
        turn(place, LEADER);
        const { flowItemStatus, completeTime, cancelled, taskUser } = row();
        expect(completeTime > 0).toBe(flowItemStatus === "end");
        expect(cancelled).toBe(place === CANCELLED ? 1 : 0);
        expect(new Set(taskUser.map(({ userId }) => userId)).size).toBe(taskUser.length);
      }
      expect(world.row("task", task.id).id).toBe(task.id);
    }),
    { numRuns: 40 },
  );
});
