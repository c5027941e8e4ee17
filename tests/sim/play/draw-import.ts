import { rankBetween } from "#domain/rank.ts";
import type { Draw } from "./action.ts";
import { aPlan, aWord } from "./draw-thing.ts";

const TASKS_MAX = 12;
const waits = { kind: "finishStart", lagUnit: "day" } as const;

/** A small board from elsewhere: more rows at once than a page of a pull holds. */
export const drawImport: Draw = async (seen) => {
  const plan = await aPlan(seen);
  if (!plan) return undefined;
  const column = { id: seen.nextId(), name: aWord(seen), color: "" as const };
  let rank: string | undefined;
  const next = () => (rank = rankBetween(rank, undefined));
  const tasks = Array.from({ length: 1 + seen.luck.upTo(TASKS_MAX) }, () => ({
    id: seen.nextId(),
    dialogId: seen.nextId(),
    parentId: 0,
    columnId: column.id,
    name: aWord(seen),
    rank: next(),
    startTime: 0,
    endTime: 0,
    completeTime: 0,
    archivedTime: 0,
    color: "" as const,
    priority: 0 as const,
    taskUser: [],
    ...(seen.luck.chance(0.3) && {
      checks: [{ id: seen.nextId(), name: aWord(seen), done: 1 as const }],
    }),
    ...(seen.luck.chance(0.3) && {
      messages: [{ id: seen.nextId(), text: aWord(seen), name: "Old board", time: seen.now }],
    }),
  }));
  const links = tasks.slice(1).flatMap((task, at) => {
    const before = tasks[at];
    return before && seen.luck.chance(0.3)
      ? [{ ...waits, fromId: before.id, toId: task.id, lag: seen.luck.upTo(3) }]
      : [];
  });
  return {
    name: "plan.import",
    args: { planId: plan.id, columns: [{ ...column, rank: next() }], tasks, links },
  };
};
