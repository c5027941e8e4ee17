import { array, assert, constantFrom, property, subarray, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { entityNames } from "../../entity-names.ts";
import { entityOf } from "../../entities.ts";
import { planScope, taskScope } from "../../scope.ts";
import { VISIBLE_TO_MAX, visibilityOf } from "./visibility.ts";

const PEOPLE = [LEADER, MEMBER, COLLEAGUE, OUTSIDER] as const;

function scene() {
  const world = makeCompany();
  const { plan, columns } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER], content: "<p>Wages</p>" });
  const subtask = makeSubtask(world, task);
  world.does(MEMBER, "checkItem.add", { taskId: task.id, name: "Ask the bank" });
  world.does(MEMBER, "timeEntry.add", { taskId: task.id, startTime: world.now, minutes: 30 });
  const { id: dialogId } = world.does(MEMBER, "task.openDialog", { taskId: task.id });
  const { id: messageId } = world.does(MEMBER, "message.sendText", { dialogId, text: "Not yet" });
  world.does(MEMBER, "message.tag", { msgId: messageId });
  return { world, plan, columns, task, subtask, dialogId, messageId };
}

/** Rows of a scope, by the kinds of which there are any. */
function kindsIn(world: World, scope: string) {
  return entityNames.filter((name) =>
    world.all(name).some((row) => entityOf(name).scope(row) === scope),
  );
}

const sees = (world: World, taskId: number) =>
  PEOPLE.filter((userId) => world.maySee(userId, taskScope(taskId)));

describe("who sees a task", () => {
  test("its people and who leads the plan, with all that belongs to it, and back to everybody", () => {
    const { world, plan, task } = scene();
    const before = world.all("message");
    world.does(MEMBER, "task.setVisibility", { id: task.id, visibility: 2 });
    expect(kindsIn(world, taskScope(task.id)).toSorted()).toEqual(
      [
        "task",
        "taskContent",
        "checkItem",
        "timeEntry",
        "dialog",
        "dialogUser",
        "message",
        "messageMark",
      ].toSorted(),
    );
    expect(world.all("task").filter((row) => row.planId === plan.id)).toHaveLength(2);
    expect(kindsIn(world, planScope(plan.id))).not.toContain("task");
    expect(sees(world, task.id)).toEqual([LEADER, MEMBER]);
    expect(world.refuses(COLLEAGUE, "task.edit", { id: task.id, name: "Mine" }).reason).toBe(
      "taskGone",
    );
    world.does(LEADER, "task.setVisibility", { id: task.id, visibility: 1 });
    expect(kindsIn(world, taskScope(task.id))).toEqual([]);
    expect(world.all("message")).toEqual(before);
    expect(visibilityOf(world.row("task", task.id))).toBe(1);
  });

  test("those whom it is shown to, as far as they are in the plan", () => {
    const { world, task } = scene();
    const chosen = { id: task.id, visibility: 3 as const, visibleTo: [COLLEAGUE, OUTSIDER] };
    world.does(MEMBER, "task.setVisibility", chosen);
    expect(world.row("task", task.id).visibleTo).toEqual([COLLEAGUE]);
    expect(sees(world, task.id)).toEqual([LEADER, MEMBER, COLLEAGUE]);
    expect(world.does(COLLEAGUE, "task.openDialog", { taskId: task.id }).id).toBeGreaterThan(0);
    const many = Array.from({ length: VISIBLE_TO_MAX + 1 }, (_none, at) => at + 1);
    const tooMany = { id: task.id, visibility: 3 as const, visibleTo: many };
    expect(world.refuses(MEMBER, "task.setVisibility", tooMany).reason).toBe("parameterError");
  });

  test("what it is already changes nothing, nor does choosing nobody", () => {
    const { world, task } = scene();
    const { id } = task;
    const changesOf = (visibility: 1 | 2 | 3, visibleTo: number[] = []) =>
      world.does(MEMBER, "task.setVisibility", { id, visibility, visibleTo }).changes;
    expect(changesOf(1)).toEqual([]);
    changesOf(2);
    expect(changesOf(2, [COLLEAGUE])).toEqual([]);
    expect(changesOf(3)).toEqual([]);
    expect(changesOf(3, [OUTSIDER])).toEqual([]);
    changesOf(3, [COLLEAGUE, LEADER]);
    expect(changesOf(3, [LEADER, COLLEAGUE, LEADER])).toEqual([]);
  });

  test("whoever owns a subtask, and no longer once they do not; who followed it without a part hears no more", () => {
    const { world, task, subtask } = scene();
    world.does(COLLEAGUE, "task.follow", { taskId: task.id, follow: 1 });
    world.does(MEMBER, "task.setVisibility", { id: task.id, visibility: 2 });
    expect(world.row("task", task.id).followers).toEqual([]);
    world.does(MEMBER, "task.edit", { id: subtask.id, addOwner: [COLLEAGUE] });
    expect(sees(world, task.id)).toContain(COLLEAGUE);
    world.does(COLLEAGUE, "task.follow", { taskId: task.id, follow: 1 });
    world.does(MEMBER, "task.edit", { id: subtask.id, removeOwner: [COLLEAGUE] });
    expect(sees(world, task.id)).not.toContain(COLLEAGUE);
    expect(world.row("task", task.id).followers).toEqual([]);
  });

  test("whoever comes to lead the plan, and not whoever leaves it", () => {
    const { world, plan, task } = scene();
    world.does(MEMBER, "task.setVisibility", { id: task.id, visibility: 2 });
    const leads = { planId: plan.id, userId: COLLEAGUE, role: "administrator" } as const;
    world.does(LEADER, "plan.setRole", leads);
    expect(sees(world, task.id)).toContain(COLLEAGUE);
    world.does(LEADER, "plan.removeUsers", { planId: plan.id, userId: [MEMBER] });
    expect(sees(world, task.id)).toEqual([LEADER, COLLEAGUE]);
  });

  test.each(["exit", "removeUsers"] as const)(
    "whoever was chosen and left the plan by %s is a stranger to it when they come back",
    (way) => {
      const { world, plan, task } = scene();
      const { id } = task;
      world.does(MEMBER, "task.setVisibility", { id, visibility: 3, visibleTo: [COLLEAGUE] });
      if (way === "exit") world.does(COLLEAGUE, "plan.exit", { planId: plan.id });
      else world.does(LEADER, "plan.removeUsers", { planId: plan.id, userId: [COLLEAGUE] });
      expect(world.row("task", id).visibleTo).toEqual([]);
      world.does(LEADER, "plan.invite", { planId: plan.id, userId: [COLLEAGUE] });
      expect(sees(world, id)).toEqual([LEADER, MEMBER]);
    },
  );

  test("what is said in its chat calls nobody who does not see it", () => {
    const { world, task, dialogId } = scene();
    world.does(MEMBER, "task.setVisibility", { id: task.id, visibility: 2 });
    world.does(MEMBER, "message.sendText", { dialogId, text: `@[W](user:${COLLEAGUE}) look` });
    const inChat = world.all("dialogUser").filter((row) => row.dialogId === dialogId);
    expect(inChat.map(({ userId }) => userId)).not.toContain(COLLEAGUE);
  });
});

describe("what comes of a private task is private", () => {
  test("a copy, what is born with it and what comes out of it", () => {
    const { world, plan, columns, task, subtask } = scene();
    world.does(MEMBER, "task.setVisibility", { id: task.id, visibility: 2 });
    const place = { planId: plan.id, columnId: columns[0].id };
    const parts = ["subtasks", "checklist"] as const;
    const copy = world.does(MEMBER, "task.copy", { taskId: task.id, ...place, parts: [...parts] });
    const family = world.all("task").filter(({ id, parentId }) => [id, parentId].includes(copy.id));
    expect(family.map(({ privateTo }) => privateTo)).toEqual([copy.id, copy.id]);
    world.does(MEMBER, "task.detach", { taskId: subtask.id });
    expect(world.row("task", subtask.id)).toMatchObject({
      parentId: 0,
      privateTo: subtask.id,
    });
    expect(sees(world, subtask.id)).toEqual([LEADER, MEMBER]);
    const open = makeTask(world, plan);
    const under = { taskId: subtask.id, parentId: open.id };
    expect(world.refuses(MEMBER, "task.attach", under).reason).toBe("task.privateSubtask");
  });

  test("nothing that everybody in the plan sees tells of it: no baseline, no link", () => {
    const { world, plan, task } = scene();
    const times: [number, number] = [world.now, world.now + 9_000];
    const other = makeTask(world, plan, { times });
    world.does(LEADER, "task.edit", { id: task.id, times });
    world.does(LEADER, "taskLink.add", { fromId: task.id, toId: other.id });
    world.does(MEMBER, "task.setVisibility", { id: task.id, visibility: 2 });
    expect(world.all("taskLink").map(({ privateTo }) => privateTo)).toEqual([task.id]);
    const { id } = world.does(LEADER, "baseline.add", { planId: plan.id, name: "Agreed" });
    expect(world.row("baseline", id).tasks.map(([taskId]) => taskId)).toEqual([other.id]);
    world.does(LEADER, "task.setVisibility", { id: other.id, visibility: 2 });
    expect(world.row("baseline", id).tasks).toEqual([]);
  });

  test("it goes with its column, its plan and the workflow, whoever takes these away", () => {
    const { world, plan, columns, task } = scene();
    world.does(MEMBER, "task.setVisibility", { id: task.id, visibility: 2 });
    const rights = { removeColumns: "member", changeTasks: "member" } as const;
    world.does(LEADER, "plan.setRights", { planId: plan.id, rights });
    world.does(COLLEAGUE, "column.remove", { id: columns[0].id });
    expect(world.all("task")).toEqual([]);
    expect(world.all("message")).toEqual([]);
    expect(world.all("access").filter(({ target }) => target.startsWith("task:"))).toEqual([]);
    const again = makeTask(world, plan, { visibility: 2, columnId: columns[1].id });
    expect(sees(world, again.id)).toEqual([LEADER]);
    world.does(LEADER, "plan.remove", { planId: plan.id });
    expect(world.all("task")).toEqual([]);
  });
});

type Site = ReturnType<typeof scene>;
type Step = readonly [string, 1 | 2 | 3, number[]];

/** Does what was drawn, as far as it is allowed. */
function act({ world, plan, task, subtask }: Site, [kind, visibility, people]: Step): void {
  const shown = { id: task.id, visibility, visibleTo: people };
  if (kind === "visibility") world.run(LEADER, "task.setVisibility", shown);
  const others = { addAssist: people, removeOwner: [MEMBER] };
  if (kind === "people") world.run(LEADER, "task.edit", { id: task.id, ...others });
  if (kind === "subtask") world.run(LEADER, "task.edit", { id: subtask.id, addOwner: people });
  for (const userId of kind === "role" ? people : [])
    world.run(LEADER, "plan.setRole", { planId: plan.id, userId, role: "administrator" });
  if (kind === "leave" && people.length > 0)
    world.run(LEADER, "plan.removeUsers", { planId: plan.id, userId: people });
}

/** Worked out apart from the rule. */
function shouldSee({ world, plan, ...family }: Site, userId: number): boolean {
  const member = world.find("planUser", `${plan.id}:${userId}`);
  if (!member) return false;
  const [task, subtask] = [family.task, family.subtask].map(({ id }) => world.row("task", id));
  if (!task || !subtask || task.privateTo === 0) return true;
  if (member.owner === 1 || member.role === "administrator") return true;
  const named = [...task.taskUser, ...subtask.taskUser].map((entry) => entry.userId);
  return [...named, ...task.visibleTo, task.userId].includes(userId);
}

test("whatever is done to it, who sees it is who should, and all of it lies together", () => {
  const step = tuple(
    constantFrom("visibility", "people", "subtask", "role", "leave"),
    constantFrom(1 as const, 2 as const, 3 as const),
    subarray([MEMBER, COLLEAGUE]),
  );
  assert(
    property(array(step, { maxLength: 6 }), (steps) => {
      const site = scene();
      for (const drawn of steps) act(site, drawn);
      const { world, plan, task } = site;
      const isPrivate = world.row("task", task.id).privateTo > 0;
      const scope = isPrivate ? taskScope(task.id) : planScope(plan.id);
      for (const name of ["task", "taskContent", "checkItem", "timeEntry", "message"] as const)
        for (const row of world.all(name)) expect(entityOf(name).scope(row)).toBe(scope);
      for (const userId of PEOPLE)
        expect(world.maySee(userId, scope)).toBe(shouldSee(site, userId));
    }),
    { numRuns: 60 },
  );
});
