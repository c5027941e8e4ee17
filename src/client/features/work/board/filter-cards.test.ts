import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { everything, filterCards } from "./filter-cards.ts";

const world = makeCompany();
const { plan, columns } = makePlan(world, "Tower");
const card = (name: string, ...people: readonly [userId: number, owner: 0 | 1][]) => {
  const taskUser = people.map(([userId, owner]) => ({ userId, owner }));
  return { task: { ...makeTask(world, plan, { name }), taskUser } };
};
const finished = card("Finished", [LEADER, 1]);
const cards = [
  card("Mine", [LEADER, 1]),
  card("With me", [MEMBER, 1], [LEADER, 0]),
  card("Nobody's"),
  { task: { ...finished.task, completeTime: 1 } },
];

/** Names of the cards that a filter leaves. */
function shown(filter: Partial<typeof everything>): string[] {
  const board = [{ column: columns[0], cards }] as unknown as Parameters<typeof filterCards>[0];
  const left = filterCards(board, { ...everything, ...filter }, LEADER);
  return left.flatMap((column) => column.cards.map(({ task }) => task.name));
}

test("tasks are mine where I own them, and I assist where others do", () => {
  expect(shown({ showMy: true })).toEqual(["Mine", "Finished"]);
  expect(shown({ showHelp: true })).toEqual(["With me"]);
  expect(shown({ showMy: true, showHelp: true })).toEqual(["Mine", "With me", "Finished"]);
  expect(shown({})).toHaveLength(4);
});

test("completed tasks and other names are left out where that was chosen", () => {
  expect(shown({ showMy: true, showCompleted: false })).toEqual(["Mine"]);
  expect(shown({ text: " with " })).toEqual(["With me"]);
});
