import { expect, test } from "vitest";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  putCrowd,
} from "#tests/make/site.ts";
import { joinKey } from "../../id.ts";
import type { Task } from "../task.ts";
import { taskEntity } from "../task.ts";
import { FOLLOWERS_MAX } from "./follow-limits.ts";

function makeFollowed() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { id, dialogId } = makeTask(world, plan, { owner: [MEMBER] });
  const follow = (userId: number, wanted: 0 | 1) =>
    world.does(userId, "task.follow", { taskId: id, follow: wanted });
  const inChat = (userId: number) => world.find("dialogUser", joinKey(dialogId, userId));
  return { world, plan, id, follow, inChat };
}

test("whoever follows is let into the chat, unless they follow no more", () => {
  const { world, id, follow, inChat } = makeFollowed();
  world.does(LEADER, "task.openDialog", { taskId: id });
  expect(inChat(COLLEAGUE)).toBeUndefined();
  follow(COLLEAGUE, 1);
  expect(world.row("task", id).followers).toEqual([{ userId: COLLEAGUE }]);
  expect(inChat(COLLEAGUE)).toBeDefined();
  expect(follow(COLLEAGUE, 1).changes).toEqual([]);
  follow(COLLEAGUE, 0);
  expect(world.row("task", id).followers).toEqual([]);
  expect(inChat(COLLEAGUE)).toBeUndefined();
  follow(MEMBER, 1);
  follow(MEMBER, 0);
  expect(inChat(MEMBER)).toBeDefined();
});

test("a chat that is opened later has those who follow in it", () => {
  const { world, id, follow, inChat } = makeFollowed();
  follow(COLLEAGUE, 1);
  world.does(LEADER, "task.openDialog", { taskId: id });
  expect(inChat(COLLEAGUE)).toBeDefined();
});

test("following ends with the membership, and in a plan where one is not", () => {
  const { world, plan, id, follow } = makeFollowed();
  follow(COLLEAGUE, 1);
  world.does(COLLEAGUE, "plan.exit", { planId: plan.id });
  expect(world.row("task", id).followers).toEqual([]);
  expect(world.refuses(COLLEAGUE, "task.follow", { taskId: id, follow: 1 }).reason).toBe(
    "taskGone",
  );
  follow(MEMBER, 1);
  follow(LEADER, 1);
  const elsewhere = makePlan(world, "Pier 9");
  world.does(LEADER, "plan.removeUsers", { planId: elsewhere.plan.id, userId: [MEMBER] });
  const place = { planId: elsewhere.plan.id, columnId: elsewhere.columns[0].id };
  world.does(LEADER, "task.move", { taskId: id, ...place });
  expect(world.row("task", id).followers).toEqual([{ userId: LEADER }]);
});

test("a task has so many followers at most", () => {
  const { world, plan, id, follow } = makeFollowed();
  const crowd = putCrowd(world, FOLLOWERS_MAX);
  for (const userId of crowd) {
    world.does(LEADER, "plan.invite", { planId: plan.id, userId: [userId] });
    follow(userId, 1);
  }
  const refusal = world.refuses(COLLEAGUE, "task.follow", { taskId: id, follow: 1 });
  expect(refusal).toMatchObject({ reason: "task.followersMax", data: { count: FOLLOWERS_MAX } });
});

test("who follows hears of states, times and completion; who has a part hears as before", () => {
  const { world, id, follow } = makeFollowed();
  follow(COLLEAGUE, 1);
  follow(MEMBER, 1);
  const before = world.row("task", id);
  const told = (change: Partial<Task>) =>
    taskEntity
      .notices?.(before, { ...before, ...change })
      .map(({ userId, kind }) => [userId, kind]);
  expect(told({ name: "Other" })).toEqual([]);
  expect(told({ endTime: 9 })).toEqual([[COLLEAGUE, "timesChanged"]]);
  expect(told({ flowItemId: 9 })).toEqual([[COLLEAGUE, "stateChanged"]]);
  expect(told({ completeTime: 9, flowItemId: 9, endTime: 8 })).toEqual([
    [MEMBER, "completed"],
    [COLLEAGUE, "completed"],
  ]);
  expect(taskEntity.notices?.(undefined, before).map(({ userId }) => userId)).toEqual([MEMBER]);
});
