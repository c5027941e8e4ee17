import {
  LEADER,
  makeCompany,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { parameterError } from "../refusal.ts";
import { removeColumn } from "./remove-column.ts";

test("with a column go its tasks, archived ones too, with all that is theirs", () => {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan, { content: "<p>C30</p>" });
  makeSubtask(world, task);
  makeMessage(world, world.does(MEMBER, "task.openDialog", { taskId: task.id }).id);
  const archived = makeTask(world, plan);
  world.does(LEADER, "task.archive", { taskId: archived.id });
  const kept = makeTask(world, plan, { columnId: columns[1].id });

  world.does(LEADER, "column.remove", { id: columns[0].id });
  expect(world.all("column")).toEqual([columns[1]]);
  expect(world.all("task")).toEqual([kept]);
  expect(world.all("taskContent")).toEqual([]);
  expect(world.all("message")).toEqual([]);
  expect(world.all("dialog").map((dialog) => dialog.id)).toEqual([plan.dialogId]);
});

test("only who leads the plan removes a column", () => {
  const world = makeCompany();
  const { columns } = makePlan(world);
  const args = { id: columns[0].id };
  expect(world.refuses(MEMBER, "column.remove", args).reason).toBe("plan.leaderOnly");
  expect(world.refuses(OUTSIDER, "column.remove", args)).toEqual(parameterError("column.gone"));
  const lane = removeColumn.lane(args, { userId: LEADER });
  expect(lane).toEqual({ entity: "column", id: columns[0].id });
});

test("a column that is gone cannot be removed again", () => {
  const world = makeCompany();
  const { columns } = makePlan(world);
  world.does(LEADER, "column.remove", { id: columns[0].id });
  const again = world.refuses(LEADER, "column.remove", { id: columns[0].id });
  expect(again.reason).toBe("column.gone");
});
