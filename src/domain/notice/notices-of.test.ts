import { expect, test } from "vitest";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { noticesOf } from "./notices-of.ts";

/** Who is told what of a command, as the server would tell it. */
function tell<Name extends CommandName>(
  world: World,
  userId: number,
  name: Name,
  args: ArgumentsOf<Name>,
) {
  const kinds = ["task", "planUser"] as const;
  const rows = kinds.flatMap((entity) =>
    world.all(entity).map((row) => [`${entity}/${row.id}`, row] as const),
  );
  const before = new Map<string, (typeof rows)[number][1]>(rows);
  const by = { actorId: userId, at: world.now };
  const changes = world.does(userId, name, args).changes.map((change) => ({ ...change, by }));
  return noticesOf(changes, (entity, id) => before.get(`${entity}/${id}`)).map(
    ({ notice: { userId: whom, kind, taskId, byUserId } }) => ({ whom, kind, taskId, byUserId }),
  );
}

test("whoever is let into a plan hears of it, and who founds it does not", () => {
  const world = makeCompany();
  expect(tell(world, LEADER, "plan.add", { name: "Pier 4" })).toEqual([]);
  const [plan] = world.all("plan");
  expect(tell(world, LEADER, "plan.invite", { planId: plan?.id ?? 0, userId: [MEMBER] })).toEqual([
    { whom: MEMBER, kind: "plan", taskId: 0, byUserId: LEADER },
  ]);
});

test("whoever gets a part in a task hears which, and nobody hears of what they do themselves", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const owner = [MEMBER, LEADER];
  const told = tell(world, LEADER, "task.add", { planId, name: "Pour the slab", owner });
  const taskId = world.all("task")[0]?.id ?? 0;
  expect(told).toEqual([{ whom: MEMBER, kind: "owner", taskId, byUserId: LEADER }]);
  const step = { id: taskId, removeOwner: [MEMBER], addAssist: [] };
  expect(tell(world, LEADER, "task.edit", step)).toEqual([]);
  expect(tell(world, LEADER, "task.edit", { id: taskId, addAssist: [MEMBER] })).toEqual([
    { whom: MEMBER, kind: "assistant", taskId, byUserId: LEADER },
  ]);
});

test("completing and opening again is told to all others who have a part, renaming to nobody", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const { id } = world.does(LEADER, "task.add", { planId, name: "Cure", owner: [LEADER, MEMBER] });
  expect(tell(world, MEMBER, "task.edit", { id, completeTime: world.now })).toEqual([
    { whom: LEADER, kind: "completed", taskId: id, byUserId: MEMBER },
  ]);
  expect(tell(world, LEADER, "task.edit", { id, completeTime: 0 })).toEqual([
    { whom: MEMBER, kind: "reopened", taskId: id, byUserId: LEADER },
  ]);
  expect(tell(world, LEADER, "task.edit", { id, name: "Cure the slab" })).toEqual([]);
});

test("of several changes of one matter the last one is told, in the name of whoever made it", () => {
  const world = makeCompany();
  const planId = makePlan(world).plan.id;
  const { id } = world.does(LEADER, "task.add", { planId, name: "Cure", owner: [MEMBER] });
  const first = world.row("task", id);
  const done = { ...first, completeTime: 5 };
  const hand = (actorId: number, at: number) => ({ by: { actorId, at } });
  const put = (row: typeof first) => ({ entity: "task" as const, action: "update", put: row });
  const changes = [
    { ...put(done), ...hand(LEADER, 1) },
    { ...put(first), ...hand(77, 2) },
    { ...put({ ...first, name: "Renamed" }), ...hand(LEADER, 3) },
  ];
  const told = noticesOf(changes, () => first).map(({ notice }) => notice);
  expect(told).toEqual([
    expect.objectContaining({ kind: "reopened", userId: MEMBER, byUserId: 77, time: 2 }),
  ]);
  const quiet = changes.map((change) => ({ ...change, by: { ...change.by, isQuiet: true } }));
  expect(noticesOf(quiet, () => first)).toEqual([]);
});
