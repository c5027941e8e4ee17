import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { editTimeEntry } from "./edit-time-entry.ts";

test("an entry is corrected by whoever worked, and by who leads the plan", () => {
  const world = makeCompany();
  const task = makeTask(world, makePlan(world).plan);
  const args = { taskId: task.id, startTime: 1_000_000, minutes: 45 };
  const { id } = world.does(MEMBER, "timeEntry.add", args);
  world.does(MEMBER, "timeEntry.edit", { id, minutes: 60, note: "Rebar" });
  world.does(LEADER, "timeEntry.edit", { id, startTime: 2_000_000 });
  expect(world.row("timeEntry", id)).toMatchObject({
    startTime: 2_000_000,
    minutes: 60,
    note: "Rebar",
    userId: MEMBER,
  });
  expect(world.row("task", task.id).worked).toBe(60);
  const edit = { id, minutes: 5 };
  expect(world.refuses(COLLEAGUE, "timeEntry.edit", edit).reason).toBe("timeEntry.ownOnly");
  expect(world.refuses(OUTSIDER, "timeEntry.edit", edit).reason).toBe("timeEntry.gone");
});

test("of two corrections that wait one is sent, those of two entries stay apart", () => {
  const merged = editTimeEntry.merge?.({ id: 1, minutes: 5 }, { id: 1, note: "Rebar" });
  expect(merged).toEqual({ id: 1, minutes: 5, note: "Rebar" });
  expect(editTimeEntry.merge?.({ id: 1, minutes: 5 }, { id: 2, minutes: 6 })).toBeUndefined();
});
