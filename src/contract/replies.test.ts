import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
} from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { expect, test } from "vitest";
import { type ArgumentsOf, type CommandName, commandNames } from "#domain/commands.ts";
import type { UnitKind } from "#domain/organisation/unit.ts";
import { commandCalls } from "./command-calls.ts";

type Example<Name extends CommandName> = (world: World) => ArgumentsOf<Name>;

const imported: ArgumentsOf<"plan.import">["tasks"][number] = {
  id: 911,
  dialogId: 912,
  parentId: 0,
  columnId: 910,
  name: "Roof",
  rank: "a0",
  startTime: 0,
  endTime: 0,
  completeTime: 0,
  archivedTime: 0,
  color: "",
  priority: 0,
  taskUser: [],
};
const newTask = (world: World) => makeTask(world, makePlan(world).plan);
const newMessage = (world: World) => makeMessage(world, makeGroup(world).id, {}, LEADER);

/** Lets the leader administer the company; answers the id of somebody it is done to. */
function asAdministrator(world: World, userId = LEADER): number {
  const put = { ...world.row("user", LEADER), isAdmin: true };
  world.put([{ entity: "user", action: "update", put }]);
  return userId;
}

function newUnit(world: World, kind: UnitKind): number {
  asAdministrator(world);
  return world.does(LEADER, `${kind}.add`, { name: "Yard" }).id;
}

/** One good use of each command, by the leader. */
const examples: { readonly [Name in CommandName]: Example<Name> } = {
  "user.editData": () => ({ nickname: "李总工" }),
  "device.remove": (world) => {
    const put = { id: 7, userId: LEADER, name: "Firefox · Linux", createTime: world.now };
    world.put([{ entity: "device", action: "add", put }]);
    return { id: 7 };
  },
  "user.setRole": (world) => ({ id: asAdministrator(world, MEMBER), isAdmin: true }),
  "user.setDisabled": (world) => ({ id: asAdministrator(world, MEMBER), disabled: true }),
  "setting.save": (world) => {
    asAdministrator(world);
    return { name: "South Yard", debug: true };
  },
  "notify.save": () => ({ quiet: true, timeZone: "Asia/Shanghai" }),
  "department.add": (world) => ({ name: "Site", parentId: newUnit(world, "department") }),
  "department.edit": (world) => ({ id: newUnit(world, "department"), addMembers: [MEMBER] }),
  "department.move": (world) => ({ id: newUnit(world, "department"), parentId: 0 }),
  "department.remove": (world) => ({ id: newUnit(world, "department") }),
  "position.add": (world) => ({ name: "Foreman", parentId: newUnit(world, "position") }),
  "position.edit": (world) => ({ id: newUnit(world, "position"), name: "Foreman" }),
  "position.move": (world) => ({ id: newUnit(world, "position"), parentId: 0 }),
  "position.remove": (world) => ({ id: newUnit(world, "position") }),
  "userGroup.add": (world) => ({ name: "First aid", parentId: newUnit(world, "userGroup") }),
  "userGroup.edit": (world) => ({ id: newUnit(world, "userGroup"), name: "First aid" }),
  "userGroup.move": (world) => ({ id: newUnit(world, "userGroup"), parentId: 0 }),
  "userGroup.remove": (world) => ({ id: newUnit(world, "userGroup") }),
  "plan.add": () => ({ name: "Tower B", columns: ["Planned"] }),
  "plan.edit": (world) => ({ id: makePlan(world).plan.id, name: "Tower C" }),
  "plan.invite": (world) => ({ planId: makePlan(world).plan.id, userId: [OUTSIDER] }),
  "plan.removeUsers": (world) => ({ planId: makePlan(world).plan.id, userId: [MEMBER] }),
  "plan.handOver": (world) => ({ planId: makePlan(world).plan.id, userId: MEMBER }),
  "plan.exit": (world) => {
    const { id: planId } = world.does(OUTSIDER, "plan.add", { name: "Bridge" });
    world.does(OUTSIDER, "plan.invite", { planId, userId: [LEADER] });
    return { planId };
  },
  "plan.archive": (world) => ({ planId: makePlan(world).plan.id }),
  "plan.remove": (world) => ({ planId: makePlan(world).plan.id }),
  "plan.sort": (world) => ({ planId: makePlan(world).plan.id }),
  "plan.import": (world) => ({
    planId: makePlan(world).plan.id,
    columns: [{ id: 910, name: "Old list", color: "", rank: "a9" }],
    tasks: [imported],
  }),
  "column.add": (world) => ({ planId: makePlan(world).plan.id, name: "Waiting" }),
  "column.edit": (world) => ({ id: makePlan(world).columns[0].id, name: "Ready" }),
  "column.remove": (world) => ({ id: makePlan(world).columns[0].id }),
  "task.add": (world) => ({ planId: makePlan(world).plan.id, name: "Roof" }),
  "task.addSubtask": (world) => ({ taskId: newTask(world).id, name: "Tiles" }),
  "task.edit": (world) => ({ id: newTask(world).id, name: "Roof" }),
  "task.move": (world) => {
    const { plan, columns } = makePlan(world);
    return { taskId: makeTask(world, plan).id, planId: plan.id, columnId: columns[1].id };
  },
  "task.archive": (world) => ({ taskId: newTask(world).id }),
  "task.remove": (world) => [{ id: newTask(world).id }],
  "task.openDialog": (world) => ({ taskId: newTask(world).id }),
  "dialog.openUser": () => ({ userId: COLLEAGUE }),
  "dialog.addGroup": () => ({ name: "Crane crew", userId: [MEMBER] }),
  "dialog.editGroup": (world) => ({ id: makeGroup(world).id, name: "Crane 2" }),
  "dialog.addGroupUsers": (world) => ({ dialogId: makeGroup(world).id, userId: [OUTSIDER] }),
  "dialog.removeGroupUsers": (world) => ({ dialogId: makeGroup(world).id, userId: [MEMBER] }),
  "dialog.set": (world) => ({ dialogId: makeGroup(world).id, top: 1 }),
  "message.sendText": (world) => ({ dialogId: makeGroup(world).id, text: "At noon" }),
  "message.edit": (world) => ({ msgId: newMessage(world).id, text: "At one" }),
  "message.withdraw": (world) => ({ msgId: newMessage(world).id }),
  "message.setEmoji": (world) => ({ msgId: newMessage(world).id, symbol: "👍" }),
  "message.read": (world) => {
    const { id: dialogId } = makeGroup(world);
    return { id: [{ id: makeMessage(world, dialogId).id, dialogId }] };
  },
};

test.each(commandNames)("%s replies in the shape that its call promises", (name) => {
  const world = makeCompany();
  const { reply } = world.does(LEADER, name, examples[name](world));
  expect(commandCalls.get(name)?.reply.parse(reply)).toEqual(reply);
});
