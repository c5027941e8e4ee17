import { brokenRows } from "#tests/make/broken-rows.ts";
import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeMessage,
  makePlan,
  makeSubtask,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rankBetween } from "./rank.ts";

const people = [LEADER, MEMBER, LEADER, COLLEAGUE, LEADER, OUTSIDER];
const MD5 = "900150983cd24fb0d6963f7d28e17f72";
const HOUR = 3_600_000;

/** Somebody does something to something; the numbers choose among what there is. */
type Step = readonly [user: number, what: number, first: number, second: number];
type Deed = (world: World, userId: number, first: number, second: number) => unknown;

function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length];
}

const idOf = (items: readonly { id: number }[], number: number) => pick(items, number)?.id ?? 1;
const plan = (world: World, number: number) => idOf(world.all("plan"), number);
const column = (world: World, number: number) => idOf(world.all("column"), number);
const task = (world: World, number: number) => idOf(world.all("task"), number);
const mainTask = (world: World, number: number) =>
  pick(
    world.all("task").filter((row) => row.parentId === 0),
    number,
  );
/** Now and then a column of another plan. */
const columnFor = (world: World, planId: number, number: number) =>
  idOf(
    world.all("column").filter((row) => row.planId === planId || number % 9 === 8),
    number,
  );
const dialog = (world: World, number: number) => idOf(world.all("dialog"), number);
const message = (world: World, number: number) => idOf(world.all("message"), number);
const item = (world: World, number: number) => idOf(world.all("libraryItem"), number);
/** The shelf of a folder, as a move to there names it. */
const shelf = (world: World, number: number) => {
  const { planId = 0, folderId = 0 } = pick(world.all("libraryItem"), number) ?? {};
  return { ...(planId && { planId }), ...(folderId && { folderId }) };
};
const person = (number: number) => pick(people, number) ?? LEADER;
const times = (world: World, number: number): [number, number] =>
  number % 5 === 0 ? [0, 0] : [world.now + (number % 9) * HOUR, world.now + (9 + number) * HOUR];

const deeds: readonly Deed[] = [
  (world, by, a) => a % 5 || world.run(by, "plan.add", { name: "Tower", columns: ["a", "b"] }),
  (world, by, a, b) =>
    world.run(by, "plan.invite", { planId: plan(world, a), userId: [person(b)] }),
  (world, by, a, b) =>
    world.run(by, "plan.removeUsers", { planId: plan(world, a), userId: [person(b)] }),
  (world, by, a) => world.run(by, "plan.exit", { planId: plan(world, a) }),
  (world, by, a, b) =>
    world.run(by, "plan.archive", { planId: plan(world, a), type: b % 4 ? "recovery" : "add" }),
  (world, by, a, b) => b % 9 || world.run(by, "plan.remove", { planId: plan(world, a) }),
  (world, by, a) => world.run(by, "column.add", { planId: plan(world, a), name: "c" }),
  (world, by, a, b) => b % 4 || world.run(by, "column.remove", { id: column(world, a) }),
  (world, by, a, b) =>
    world.run(by, "task.add", { planId: plan(world, a), name: "t", owner: [person(b)] }),
  (world, by, a, b) =>
    world.run(by, "task.add", { planId: plan(world, a), name: "t", times: times(world, b) }),
  (world, by, a) =>
    world.run(by, "task.addSubtask", { taskId: mainTask(world, a)?.id ?? 1, name: "s" }),
  (world, by, a, b) =>
    world.run(by, "task.edit", { id: task(world, a), times: times(world, b), content: "how" }),
  (world, by, a, b) => world.run(by, "task.edit", { id: task(world, a), completeTime: b % 3 }),
  (world, by, a, b) => world.run(by, "task.edit", { id: task(world, a), addOwner: [person(b)] }),
  (world, by, a, b) =>
    world.run(by, "task.edit", { id: task(world, a), addAssist: [person(b)], removeOwner: [by] }),
  (world, by, a, b) => {
    const moved = mainTask(world, a);
    if (!moved) return undefined;
    const { id: taskId } = moved;
    const planId = b % 3 ? moved.planId : plan(world, b);
    const args = { taskId, planId, columnId: columnFor(world, planId, b) };
    return world.run(by, "task.move", b % 2 ? { ...args, completeTime: 1 } : args);
  },
  (world, by, a, b) => {
    const moved = mainTask(world, a);
    if (!moved) return undefined;
    const rank = rankBetween(moved.rank, undefined);
    const place = { id: moved.id, columnId: columnFor(world, moved.planId, b), rank };
    return world.run(by, "plan.sort", { planId: moved.planId, tasks: [place] });
  },
  (world, by, a, b) =>
    world.run(by, "task.archive", { taskId: task(world, a), type: b % 2 ? "add" : "recovery" }),
  (world, by, a, b) => b % 3 || world.run(by, "task.remove", [{ id: task(world, a) }]),
  (world, by, a) => world.run(by, "task.openDialog", { taskId: task(world, a) }),
  (world, by, a) => world.run(by, "dialog.openUser", { userId: person(a) }),
  (world, by, a) =>
    a % 3 || world.run(by, "dialog.addGroup", { name: "crew", userId: [person(a)] }),
  (world, by, a, b) =>
    world.run(by, "dialog.addGroupUsers", { dialogId: dialog(world, a), userId: [person(b)] }),
  (world, by, a, b) =>
    world.run(by, "dialog.removeGroupUsers", { dialogId: dialog(world, a), userId: [person(b)] }),
  (world, by, a, b) =>
    world.run(by, "message.sendText", { dialogId: dialog(world, a), text: `<@${person(b)}>` }),
  (world, by, _a, b) => {
    const answered = world.find("message", message(world, b));
    const args = { dialogId: answered?.dialogId ?? 1, text: "yes", replyId: answered?.id ?? 1 };
    return world.run(by, "message.sendText", args);
  },
  (world, by, a) => world.run(by, "message.withdraw", { msgId: message(world, a) }),
  (world, by, a) => world.run(by, "message.edit", { msgId: message(world, a), text: "no" }),
  (world, by, a, b) =>
    world.run(by, "message.setEmoji", {
      msgId: message(world, a),
      symbol: "👍",
      remove: b % 2 > 0,
    }),
  (world, by, a) => {
    const read = world.find("message", message(world, a));
    const id = [{ id: read?.id ?? 1, dialogId: read?.dialogId ?? 1 }];
    return world.run(by, "message.read", { id });
  },
  (world, by, a, b) =>
    world.run(by, "plan.handOver", { planId: plan(world, a), userId: person(b) }),
  (world, by, a, b) =>
    world.run(by, "file.addFolder", {
      name: `f${b % 3}`,
      ...(b % 3 ? { pid: item(world, a) } : {}),
    }),
  (world, by, a, b) => {
    const place = b % 5 ? { pid: item(world, a) } : { planId: plan(world, a) };
    return world.run(by, "file.add", { name: "a.pdf", size: 3, md5: MD5, ...place });
  },
  (world, by, a, b) =>
    world.run(by, "file.move", { id: [item(world, a)], pid: item(world, b), ...shelf(world, b) }),
  (world, by, a, b) =>
    world.run(by, "file.move", { id: [item(world, a)], pid: 0, ...(b % 2 ? { userId: by } : {}) }),
  (world, by, a, b) =>
    b % 2
      ? world.run(by, "file.remove", { id: [item(world, a)] })
      : world.run(by, "file.restore", { id: [item(world, a)] }),
  (world, by, a) =>
    world.run(by, "file.addVersion", { id: item(world, a), name: "b.pdf", size: 4, md5: MD5 }),
  (world, by, a, b) => {
    const version = pick(world.all("file"), b);
    const named = { id: version?.itemId || item(world, a), fileId: version?.id ?? 1 };
    const what = b % 2 ? "file.restoreVersion" : "file.removeVersion";
    return world.run(by, what, named);
  },
  (world, by, a, b) => b % 3 || world.run(by, "file.removeForGood", { id: [item(world, a)] }),
  (world, by, a, b) => {
    const right = pick(["read", "write", "none"] as const, b) ?? "read";
    return world.run(by, "file.share", { id: item(world, a), userId: [person(b)], right });
  },
  (world, by, a) => world.run(by, "file.leave", { id: item(world, a) }),
];

/** How far everybody has read, by person and dialog. */
function readPositions(world: World): Map<string, number> {
  return new Map(world.all("dialogUser").map((row) => [row.id, row.readPosition]));
}

function begin(): World {
  const world = makeCompany();
  const { plan: made } = makePlan(world);
  const timed: [number, number] = [world.now, world.now + 9 * HOUR];
  for (const name of ["Roof", "Wall"]) {
    const main = makeTask(world, made, { name, times: timed, owner: [MEMBER] });
    for (const edge of [timed[0], timed[0] + HOUR]) {
      const part = makeSubtask(world, main);
      world.does(LEADER, "task.edit", { id: part.id, times: [edge, timed[1]] });
    }
    const { id: dialogId } = world.does(COLLEAGUE, "task.openDialog", { taskId: main.id });
    makeMessage(world, dialogId);
  }
  const shared = makeSharedFolder(world);
  makeLibraryFile(world, { pid: makeFolder(world, { pid: shared.id }).id });
  makeFolder(world);
  const first = makeMessage(world, made.dialogId);
  makeMessage(world, made.dialogId, { replyId: first.id });
  return world;
}

const step = fc.tuple(fc.nat(5), fc.nat(deeds.length - 1), fc.nat(40), fc.nat(40));

test("whatever people do in whatever order, the rows stay whole and nobody un-reads", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 120 }), (steps: readonly Step[]) => {
      const world = begin();
      for (const [user, what, first, second] of steps) {
        const before = readPositions(world);
        const members = new Set(world.all("dialogUser").map((row) => row.id));
        deeds[what]?.(world, people[user] ?? LEADER, first, second);
        expect(brokenRows(world)).toEqual([]);
        for (const [id, position] of readPositions(world)) {
          if (members.has(id)) expect(position).toBeGreaterThanOrEqual(before.get(id) ?? 0);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("an outsider changes nothing of a plan, whatever they try", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps: readonly Step[]) => {
      const world = begin();
      const seen = () =>
        (["plan", "planUser", "column", "task"] as const).map((entity) => world.all(entity));
      const before = seen();
      const own = new Set([0, 20, 21]);
      for (const [, what, first, second] of steps) {
        if (!own.has(what)) deeds[what]?.(world, OUTSIDER, first, second);
      }
      expect(seen()).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
