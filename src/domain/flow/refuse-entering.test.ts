import { makeFile } from "#tests/make/files.ts";
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
import type { File } from "../file/file.ts";
import { editTask } from "../task/edit-task.ts";
import type { Task } from "../task/task.ts";
import type { FlowItemInput } from "./flow-item-input.ts";

const [OPEN, MENDED, PASSED] = [0, 1, 2];
const photographed: Partial<FlowItemInput> = { needsPhoto: 1 };
const seenByTwo: Partial<FlowItemInput> = { byAnother: 1 };

function statesOf(asks: Partial<FlowItemInput>): FlowItemInput[] {
  return [
    { name: "Open", status: "start" },
    { name: "Mended", status: "progress" },
    { name: "Passed", status: "end", ...asks },
  ];
}

/** A defect of the leader's that the member mends, in a plan in which passing asks for something. */
function open(asks: Partial<FlowItemInput>) {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const flows = statesOf(asks);
  const { planFlowItem } = world.does(LEADER, "flow.save", { planId: plan.id, flows }).reply;
  const idOf = (place: number) => planFlowItem[place]?.id ?? 0;
  const task = makeTask(world, plan, { owner: [MEMBER] });
  world.does(LEADER, "task.openDialog", { taskId: task.id });
  const turn = (place: number, by = LEADER, id = task.id) =>
    world.run(by, "task.edit", { id, flowItemId: idOf(place) });
  const row = () => world.row("task", task.id);
  const photograph = (name = "After.jpg") => makeFile(world, task.dialogId, { name });
  return { world, plan, columns, task, idOf, turn, row, photograph };
}

test("a task knows who brought it where it stands, and when", () => {
  const { world, turn, row, task } = open({});
  expect(row()).toMatchObject({ stateUserId: LEADER, stateTime: task.createTime });
  turn(MENDED, MEMBER);
  const mended = row().stateTime;
  expect(row().stateUserId).toBe(MEMBER);
  expect(mended).toBeGreaterThan(task.createTime);
  const { flowItemId } = row();
  world.does(LEADER, "task.edit", { id: task.id, name: "Pour it again", flowItemId });
  expect(row()).toMatchObject({ stateUserId: MEMBER, stateTime: mended });
});

describe("a state that asks for a photograph", () => {
  const missing = { refusal: { code: 400, reason: "flow.photoMissing", data: { to: "Passed" } } };

  test("takes no task without one, by name or as completed, and leaders are no exception", () => {
    const { world, turn, photograph, row, task } = open(photographed);
    turn(MENDED, MEMBER);
    expect(turn(PASSED)).toMatchObject(missing);
    const done = { id: task.id, completeTime: 1 };
    expect(world.run(LEADER, "task.edit", done)).toMatchObject(missing);
    photograph();
    expect(world.run(LEADER, "task.edit", done).ok).toBe(true);
    expect(row()).toMatchObject({ flowItemName: "end|Passed" });
  });

  test("does not take the photograph of the defect for it, nor any other file", () => {
    const { turn, photograph } = open(photographed);
    photograph("Before.jpg");
    turn(MENDED, MEMBER);
    photograph("Report.pdf");
    expect(turn(PASSED)).toMatchObject(missing);
    photograph("After.heic");
    expect(turn(PASSED).ok).toBe(true);
  });

  test("asks for another one after the task went back, and for one that is still there", () => {
    const { world, turn, photograph } = open(photographed);
    turn(MENDED, MEMBER);
    photograph();
    turn(OPEN);
    turn(MENDED, MEMBER);
    expect(turn(PASSED)).toMatchObject(missing);
    const { file } = photograph();
    world.does(MEMBER, "task.removeFile", { fileId: file.id });
    expect(turn(PASSED)).toMatchObject(missing);
  });

  test.each([
    ["infected", false],
    ["tooLarge", false],
    ["waiting", true],
    ["", true],
  ] as [File["scan"], boolean][])("with a picture that is on its way (scan %j): %s", (scan, ok) => {
    const { world, turn, photograph } = open(photographed);
    turn(MENDED, MEMBER);
    const { file } = photograph();
    world.put([{ entity: "file", action: "update", put: { ...file, scan } }]);
    expect(turn(PASSED).ok).toBe(ok);
  });

  test.each([
    ["picture", true],
    ["other", false],
  ] as [File["sniffed"], boolean][])(
    "takes what is called a picture by its content, once that is here (%s): %s",
    (sniffed, ok) => {
      const { world, turn, photograph } = open(photographed);
      turn(MENDED, MEMBER);
      const { file } = photograph();
      const put = { ...file, sniffed, arriveTime: world.now };
      world.put([{ entity: "file", action: "update", put }]);
      expect(turn(PASSED).ok).toBe(ok);
    },
  );

  test("takes the pictures of a task for its subtasks, which have no chat", () => {
    const { world, turn, photograph, task } = open(photographed);
    const { id } = makeSubtask(world, task);
    expect(turn(PASSED, LEADER, id)).toMatchObject(missing);
    photograph();
    expect(turn(PASSED, LEADER, id).ok).toBe(true);
  });

  test("does not take those that a copy of a task came with", () => {
    const { world, plan, columns, turn, photograph, task } = open(photographed);
    const { file } = photograph();
    world.put([{ entity: "file", action: "update", put: { ...file, arriveTime: world.now } }]);
    const [{ id: columnId }] = columns;
    const parts = ["files" as const];
    const copy = { taskId: task.id, planId: plan.id, columnId, parts };
    const { id } = world.does(LEADER, "task.copy", copy);
    expect(world.row("task", id).fileNum).toBe(1);
    expect(turn(PASSED, LEADER, id)).toMatchObject(missing);
  });
});

describe("a state into which a second person brings tasks", () => {
  const own = { refusal: { code: 403, reason: "flow.byAnother", data: { to: "Passed" } } };

  test("takes them from anybody but whoever brought them where they stand", () => {
    const { world, turn, row, task } = open(seenByTwo);
    turn(MENDED, MEMBER);
    expect(turn(PASSED, MEMBER)).toMatchObject(own);
    expect(world.run(MEMBER, "task.edit", { id: task.id, completeTime: 1 })).toMatchObject(own);
    expect(turn(PASSED, LEADER).ok).toBe(true);
    expect(row()).toMatchObject({ stateUserId: LEADER, flowItemStatus: "end" });
  });

  test("not even from whoever leads the plan", () => {
    const { turn } = open(seenByTwo);
    turn(MENDED, LEADER);
    expect(turn(PASSED, LEADER)).toMatchObject(own);
    expect(turn(PASSED, MEMBER).ok).toBe(true);
  });

  test("and says so where there is nobody else who could", () => {
    const { world, turn, plan } = open(seenByTwo);
    turn(MENDED, LEADER);
    world.does(COLLEAGUE, "plan.exit", { planId: plan.id });
    const role = { planId: plan.id, userId: MEMBER, role: "observer" as const };
    world.does(LEADER, "plan.setRole", role);
    expect(turn(PASSED, LEADER)).toMatchObject({ refusal: { reason: "flow.nobodyElse" } });
  });

  test("lets pass what came where it stands before anybody noted who brought it", () => {
    const { world, turn, row } = open(seenByTwo);
    turn(MENDED, LEADER);
    const put: Task = { ...row(), stateUserId: 0, stateTime: 0 };
    world.put([{ entity: "task", action: "update", put }]);
    expect(turn(PASSED, LEADER).ok).toBe(true);
  });

  test("takes none from a rule of the plan, which brings others further for whoever brought them", () => {
    const { world, turn, row, task, idOf } = open(seenByTwo);
    const byRule = (place: number) => {
      const now = world.now;
      const actor = { userId: LEADER, isAdmin: false, now, arrivedAt: now, byRule: true } as const;
      const args = { id: task.id, flowItemId: idOf(place) };
      return world.reads(editTask.decide(args, actor));
    };
    turn(MENDED, MEMBER);
    turn(OPEN, MEMBER);
    expect(row().stateUserId).toBe(MEMBER);
    expect(byRule(MENDED)).toMatchObject({ ok: true, reply: { stateUserId: MEMBER } });
    expect(byRule(PASSED)).toMatchObject({ refusal: { reason: "flow.byRule" } });
  });
});

describe("by way of another plan", () => {
  test("a task comes into the state only as in its own, and its way out and back is no second person", () => {
    const { world, plan, columns, turn, photograph, task, idOf } = open({
      ...photographed,
      ...seenByTwo,
    });
    const yard = makePlan(world, "Yard");
    turn(MENDED, MEMBER);
    photograph();
    const goes = (to: typeof yard, by: number, flowItemId?: number) =>
      world.run(by, "task.move", {
        taskId: task.id,
        planId: to.plan.id,
        columnId: to.columns[0].id,
        ...(flowItemId !== undefined && { flowItemId }),
      });
    const back = { plan, columns };
    expect(goes(yard, MEMBER).ok).toBe(true);
    expect(goes(back, MEMBER, idOf(PASSED))).toMatchObject({
      refusal: { reason: "flow.byAnother" },
    });
    expect(goes(back, LEADER, idOf(PASSED))).toMatchObject({
      refusal: { reason: "flow.photoMissing" },
    });
    photograph();
    expect(goes(back, LEADER, idOf(PASSED)).ok).toBe(true);
    expect(world.row("task", task.id).flowItemName).toBe("end|Passed");
  });
});

test("whatever happens to a task, what has passed was photographed since and seen by two", () => {
  const person = fc.constantFrom(LEADER, MEMBER);
  const deed = fc.oneof(
    fc.record({ by: person, place: fc.constantFrom(OPEN, MENDED, PASSED) }),
    fc.record({ by: person, photograph: fc.constant(true) }),
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 14 }), (deeds) => {
      const { turn, row, photograph } = open({ ...photographed, ...seenByTwo });
      let [standsAt, broughtBy, photographs] = [OPEN, LEADER, 0];
      for (const one of deeds) {
        if ("photograph" in one) {
          photograph();
          photographs += 1;
          continue;
        }
        const { by, place } = one;
        const isBarred = place === PASSED && (by === broughtBy || photographs === 0);
        const isTurn = place !== standsAt;
        expect(turn(place, by).ok).toBe(!isTurn || !isBarred);
        if (isTurn && !isBarred) [standsAt, broughtBy, photographs] = [place, by, 0];
        expect(row().stateUserId).toBe(broughtBy);
      }
    }),
    { numRuns: 60 },
  );
});
