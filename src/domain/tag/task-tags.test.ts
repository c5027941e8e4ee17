import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeTask, MEMBER } from "#tests/make/site.ts";
import { TASK_TAGS_MAX } from "../limits.ts";
import { changeTags, tagsLeftBehind } from "./task-tags.ts";

function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const make = (name: string, planId = plan.id) =>
    world.does(LEADER, "tag.add", { planId, name, color: "red" }).reply;
  return { world, plan, make };
}

test("tags of a task come and go one by one, so that two people who mark it both do", () => {
  const { world, plan, make } = open();
  const [snag, urgent] = [make("Snag"), make("Urgent")];
  const task = makeTask(world, plan);
  world.does(LEADER, "task.edit", { id: task.id, addTag: [snag.id] });
  world.does(MEMBER, "task.edit", { id: task.id, addTag: [urgent.id, snag.id] });
  expect(world.row("task", task.id).tagIds).toEqual([snag.id, urgent.id]);
  world.does(LEADER, "task.edit", { id: task.id, removeTag: [snag.id] });
  expect(world.row("task", task.id).tagIds).toEqual([urgent.id]);
});

test("tags of a task are those of its plan, 20 at most", () => {
  const { world, plan, make } = open();
  const elsewhere = makePlan(world).plan;
  const foreign = make("Snag", elsewhere.id);
  const task = makeTask(world, plan);
  const refusal = world.refuses(LEADER, "task.edit", { id: task.id, addTag: [foreign.id] });
  expect(refusal.reason).toBe("tag.gone");
  const planId = plan.id;
  const born = world.refuses(LEADER, "task.add", { planId, name: "New", tag: [foreign.id] });
  expect(born.reason).toBe("tag.gone");
  const many = Array.from({ length: TASK_TAGS_MAX }, (_, count) => make(`Tag ${count}`).id);
  world.does(LEADER, "task.edit", { id: task.id, addTag: many });
  const full = world.refuses(LEADER, "task.edit", { id: task.id, addTag: [make("More").id] });
  expect(full).toMatchObject({ reason: "task.tagsMax", data: { count: TASK_TAGS_MAX } });
});

test("tags that another plan has by the same name stay on a task that moves there", () => {
  const { world, plan, make } = open();
  const there = makePlan(world).plan;
  const twin = make("snag", there.id);
  const task = makeTask(world, plan, { tag: [make("Snag").id, make("Urgent").id] });
  const columnId = world.all("column").find(({ planId }) => planId === there.id)?.id ?? 0;
  world.does(LEADER, "task.move", { taskId: task.id, planId: there.id, columnId });
  expect(world.row("task", task.id).tagIds).toEqual([twin.id]);
});

test("tags stay the same list where nothing changes", () => {
  const before = [1, 2];
  expect(changeTags(before, { addTag: [2], removeTag: [3] })).toBe(before);
  expect(changeTags(before, { addTag: [3, 3], removeTag: [1] })).toEqual([2, 3]);
});

test("a tag stays behind where the other plan has none of its name, whatever its letters", () => {
  const tag = (id: number, name: string) =>
    ({ id, name, planId: 1, color: "", userId: 1, createTime: 1 }) as const;
  const [snag, zone] = [tag(1, "Snag"), tag(2, "Zone 3")];
  expect(tagsLeftBehind([snag, zone], [tag(3, " snag")])).toEqual([zone]);
});
