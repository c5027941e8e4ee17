import { expect, test } from "vitest";
import { byRank } from "#domain/by-rank.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask } from "#tests/make/site.ts";
import { answerFrom } from "./answer.ts";

const world = makeCompany();
const { plan, columns } = makePlan(world);
const tasks = ["Set out", "Excavate", "Pour"].map((name) => makeTask(world, plan, { name }));
const [first] = tasks;
if (!first) throw new Error("There is no task");
const subtask = makeSubtask(world, first);

const asking = { kind: "list", entity: "task" } as const;
const inColumn = { columnId: first.columnId, parentId: 0 };

test("who asks for an end of a column is handed that task, and none of the other thousand", async () => {
  const { answer } = answerFrom(await openBrowserOf(world, LEADER));
  const edge = (end: "first" | "last") =>
    answer({ ...asking, where: inColumn, edge: { by: "rank", end } });
  const inOrder = tasks.toSorted(byRank);
  expect(await edge("last")).toMatchObject([{ id: inOrder.at(-1)?.id }]);
  expect(await edge("first")).toMatchObject([{ id: inOrder[0]?.id }]);
});

test("tasks are found by their column, their task and their plan", async () => {
  const { answer } = answerFrom(await openBrowserOf(world, LEADER));
  const idsOf = async (where: Record<string, number>) =>
    new Set(((await answer({ ...asking, where })) as { id: number }[]).map(({ id }) => id));
  const main = tasks.map(({ id }) => id);
  expect(await idsOf(inColumn)).toEqual(new Set(main));
  expect(await idsOf({ columnId: first.columnId })).toEqual(new Set([...main, subtask.id]));
  expect(await idsOf({ columnId: columns[1].id })).toEqual(new Set());
  expect(await idsOf({ parentId: first.id })).toEqual(new Set([subtask.id]));
  expect(await idsOf({ planId: plan.id })).toEqual(new Set([...main, subtask.id]));
});
