import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { taskRights } from "./task-rights.ts";

/** A task that somebody else owns, and what this member may do with it. */
function rightsOf(
  userId: number,
  { archivedPlan = false, archived = false, assists = false } = {},
) {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const made = makeTask(world, plan);
  const task = {
    ...made,
    userId: LEADER,
    taskUser: [
      { userId: LEADER, owner: 1 as const },
      ...(assists ? [{ userId, owner: 0 as const }] : []),
    ],
    archivedTime: archived ? world.now : 0,
  };
  return taskRights({
    task,
    parent: undefined,
    member: { ...world.row("planUser", `${plan.id}:${userId}`) },
    plan: { ...plan, archivedTime: archivedPlan ? world.now : 0 },
  });
}

const nothing = { change: false, complete: false, move: false, archive: false, remove: false };

test("whoever has nothing to do with a task is offered nothing, and told why", () => {
  expect(rightsOf(MEMBER)).toMatchObject({
    ...nothing,
    note: "task:readOnlyNote",
    completeNote: "task:ownersNote",
  });
});

test("who assists changes it and leaves its completion to its owners", () => {
  expect(rightsOf(MEMBER, { assists: true })).toMatchObject({
    change: true,
    complete: false,
    note: undefined,
    completeNote: "task:ownersNote",
  });
});

test("the leader may do all of it, until the task or its plan is put away", () => {
  expect(rightsOf(LEADER)).toMatchObject({ change: true, complete: true, completeNote: undefined });
  expect(rightsOf(LEADER, { archived: true })).toMatchObject({
    change: false,
    complete: false,
    restore: true,
    completeNote: "task:archivedNote",
  });
  expect(rightsOf(LEADER, { archivedPlan: true })).toMatchObject({
    ...nothing,
    note: "task:planArchivedNote",
    completeNote: "task:planArchivedNote",
  });
});
