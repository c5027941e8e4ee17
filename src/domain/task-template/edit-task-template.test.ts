import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { smallTask } from "#tests/make/small-task.ts";
import { expect, test } from "vitest";
import { dayOfDate } from "../task/times/calendar-day.ts";
import { editTaskTemplate } from "./edit-task-template.ts";
import { taskOfTemplate } from "./task-of-template.ts";

test("tags and fields that are gone by then are left out, and what stands may still be edited", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const { id: tagId } = world.does(LEADER, "tag.add", { planId, name: "Steel" });
  const zone = { planId, name: "Zone", kind: "text" } as const;
  const { id: fieldId } = world.does(LEADER, "field.add", zone);
  const task = { ...smallTask, tagIds: [tagId], fields: [{ id: fieldId, value: "North" }] };
  const { id } = world.does(LEADER, "taskTemplate.add", { planId, name: "Rebar", task });
  world.does(LEADER, "tag.remove", { id: tagId });
  world.does(LEADER, "field.edit", { id: fieldId, archived: 1 });
  const args = taskOfTemplate(world.row("taskTemplate", id), {
    day: dayOfDate(2026, 11, 23) ?? 0,
    tags: world.all("planTag"),
    fields: world.all("planField"),
  });
  expect(args).not.toHaveProperty("tag");
  expect(args).not.toHaveProperty("fields");
  world.does(LEADER, "task.add", args);
  world.does(MEMBER, "taskTemplate.edit", { id, task: { ...task, priority: 3 } });
  expect(world.row("taskTemplate", id).task).toMatchObject({ priority: 3, tagIds: [tagId] });
});

test("of two edits of one template that wait the later one stays, those of two stay apart", () => {
  const merged = editTaskTemplate.merge?.(
    { id: 1, name: "A", task: smallTask },
    { id: 1, name: "B" },
  );
  expect(merged).toEqual({ id: 1, name: "B", task: smallTask });
  expect(editTaskTemplate.merge?.({ id: 1, name: "A" }, { id: 2, name: "B" })).toBeUndefined();
});
