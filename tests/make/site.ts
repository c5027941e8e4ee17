import type { Column } from "#domain/column/column.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { Id } from "#domain/id.ts";
import type { Message } from "#domain/message/message.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { byRank } from "#domain/by-rank.ts";
import type { Task } from "#domain/task/task.ts";
import type { User } from "#domain/user/user.ts";
import { createWorld, type World } from "./world.ts";

/** Leads every plan and group made here. */
export const LEADER = 1;
/** Members of every plan and group made here. */
export const MEMBER = 2;
export const COLLEAGUE = 3;
/** Works for the company, and is in no plan and no group. */
export const OUTSIDER = 4;
/** Administrator, and in no plan and no group either. */
export const ADMIN = 5;
/** Has left the company. */
export const FORMER = 6;
/** Nobody has this id. */
export const NOBODY = 99;

const nicknames = [
  ["李工", LEADER],
  ["Jörg", MEMBER],
  ["王芳", COLLEAGUE],
  ["Anna", OUTSIDER],
  ["Chloé", ADMIN],
  ["Ben", FORMER],
] as const;

/** A company with people, and nothing else yet. */
export function makeCompany(): World {
  const world = createWorld();
  const createTime = world.now;
  world.put([
    {
      entity: "company",
      action: "add",
      put: { id: 1, name: "North Yard", language: "en", logo: "", createTime },
    },
  ]);
  for (const [nickname, id] of nicknames) {
    putPerson(world, { id, nickname, deleteTime: id === FORMER ? createTime : 0 });
  }
  return world;
}

/** One more person, as setting up or accepting an invitation makes them. */
function putPerson(world: World, person: Pick<User, "id"> & Partial<User>): void {
  const { id } = person;
  const shown = { nickname: `P ${id}`, userimg: "", bot: false, isAdmin: id === ADMIN };
  const user = { ...shown, disableTime: 0, deleteTime: 0, createTime: world.now, ...person };
  const account = { id, email: `${id}@example.org`, tel: "", hidesLine: false };
  world.put([
    { entity: "user", action: "add", put: user },
    { entity: "account", action: "add", put: account },
  ]);
}

/** Puts people with ids from 1000 on, for limits; answers their ids. */
export function putCrowd(world: World, count: number): Id[] {
  const ids = Array.from({ length: count }, (_nothing, index) => 1000 + index);
  for (const id of ids) putPerson(world, { id });
  return ids;
}

export interface MadePlan {
  readonly plan: Plan;
  /** In their order on the board. */
  readonly columns: readonly [Column, Column];
}

/** A plan of the leader's with two columns; the member and the colleague are in. */
export function makePlan(world: World, name = "Tower B"): MadePlan {
  const { id } = world.does(LEADER, "plan.add", { name, columns: ["Planned", "Done"] });
  world.does(LEADER, "plan.invite", { planId: id, userId: [MEMBER, COLLEAGUE] });
  const [first, second] = world
    .all("column")
    .filter((column) => column.planId === id)
    .toSorted(byRank);
  if (!first || !second) throw new Error("A plan was made without its columns");
  return { plan: world.row("plan", id), columns: [first, second] };
}

/** A task in the plan's first column, made by the leader. */
export function makeTask(
  world: World,
  plan: Pick<Plan, "id">,
  details: Partial<ArgumentsOf<"task.add">> = {},
): Task {
  const args = { planId: plan.id, name: "Pour the slab", ...details };
  return world.row("task", world.does(LEADER, "task.add", args).id);
}

/** A subtask, made by the leader. */
export function makeSubtask(world: World, task: Pick<Task, "id">, name = "Set the forms"): Task {
  return world.row("task", world.does(LEADER, "task.addSubtask", { taskId: task.id, name }).id);
}

/** An ordinary group of the leader, the member and the colleague. */
export function makeGroup(world: World, name = "Crane crew"): Dialog {
  const { id } = world.does(LEADER, "dialog.addGroup", { name, userId: [MEMBER, COLLEAGUE] });
  return world.row("dialog", id);
}

/** A message of the member's. */
export function makeMessage(
  world: World,
  dialogId: Id,
  details: Partial<ArgumentsOf<"message.sendText">> = {},
  userId: Id = MEMBER,
): Message {
  const args = { dialogId, text: "The crane is free at noon", ...details };
  return world.row("message", world.does(userId, "message.sendText", args).id);
}
