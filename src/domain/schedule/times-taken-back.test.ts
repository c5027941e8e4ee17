import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask } from "#tests/make/site.ts";
import { mainTimesEffect, type Times, timesOf } from "../task/task-times.ts";
import { type ChangedTimes, timesTakenBack } from "./times-taken-back.ts";

const HOUR = 3_600_000;
const day = (count: number, hour: number) => (count * 24 + hour) * HOUR;
const WHOLE: Times = [day(2, 9), day(2, 18)];
const FIRST: Times = [day(2, 9), day(2, 11)];
const LAST: Times = [day(2, 15), day(2, 18)];
const LATER: Times = [day(5, 9), day(5, 18)];

/** A task with subtasks that somebody gives other times, and what can be asked of it then. */
function play(times: Times, whole: Times = WHOLE, parts: readonly Times[] = [FIRST, LAST]) {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const main = makeTask(world, plan, { times: whole });
  const run = (id: number, given: Times) =>
    world.does(LEADER, "task.edit", {
      id,
      times: given,
      timesWere: timesOf(world.row("task", id)),
    });
  const subtasks = parts.map((part) => {
    const { id } = makeSubtask(world, main);
    run(id, part);
    return world.row("task", id);
  });
  const ids = [main.id, ...subtasks.map(({ id }) => id)];
  const all = () => ids.map((id) => world.row("task", id));
  const before = all();
  const [begun] = before;
  const effect = mainTimesEffect(begun ?? main, subtasks, times);
  run(main.id, times);
  const carried = effect.kind === "subtasks" ? effect.times : new Map<number, Times>();
  const changed: ChangedTimes[] = before.flatMap((task) => {
    const becomes = task.id === main.id ? times : carried.get(task.id);
    return becomes ? [{ task, times: becomes }] : [];
  });
  return {
    main,
    subtasks,
    run,
    before: before.map(timesOf),
    now: () => all().map(timesOf),
    takeBack() {
      const rows = all();
      const byId = new Map(rows.map((row) => [row.id, row]));
      const back = timesTakenBack(
        { byId, subtasksOf: new Map([[main.id, rows.slice(1)]]) },
        changed,
      );
      for (const edit of back.edits)
        world.does(LEADER, "task.edit", { ...edit, times: [...edit.times] });
      return back;
    },
  };
}

test("a task and the subtasks that went with it get back what they had", () => {
  const played = play(LATER);
  expect(played.now()).not.toEqual(played.before);
  expect(played.takeBack()).toMatchObject({ isPart: false });
  expect(played.now()).toEqual(played.before);
});

test("times that were cleared come back, those of subtasks too", () => {
  const played = play([0, 0]);
  played.takeBack();
  expect(played.now()).toEqual(played.before);
});

test("what a colleague has set since is left alone, and so is what it hangs together with", () => {
  const played = play(LATER);
  const [subtask] = played.subtasks;
  played.run(subtask?.id ?? 0, [day(5, 12), day(5, 13)]);
  const since = played.now();
  expect(played.takeBack()).toEqual({ edits: [], isPart: true });
  expect(played.now()).toEqual(since);
});

test("a subtask that has been timed since within what its task had does not hold it back", () => {
  const played = play([day(2, 9), day(2, 20)]);
  const [subtask] = played.subtasks;
  played.run(subtask?.id ?? 0, [day(2, 10), day(2, 12)]);
  expect(played.takeBack().edits).not.toEqual([]);
  expect(played.now()).toEqual([WHOLE, [day(2, 10), day(2, 12)], LAST]);
});

test("a task that is gone is passed over", () => {
  const played = play(LATER);
  const [task] = played.subtasks;
  const gone = { byId: new Map(), subtasksOf: new Map() };
  const changed = task ? [{ task, times: LATER }] : [];
  expect(timesTakenBack(gone, changed)).toEqual({ edits: [], isPart: true });
});

const anyTimes = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 30 }))
  .map(([start, length]): Times => [start * HOUR, (start + length) * HOUR]);

test("where nobody else has changed anything, all of it comes back", () => {
  fc.assert(
    fc.property(anyTimes, fc.array(anyTimes, { maxLength: 4 }), anyTimes, (whole, parts, times) => {
      const played = play(times, whole, parts);
      played.takeBack();
      expect(played.now()).toEqual(played.before);
    }),
    { numRuns: 60 },
  );
});
