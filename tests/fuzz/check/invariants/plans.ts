import { COMPANY_ID } from "#domain/company/company-id.ts";
import { parentKindOf, UNIT_KINDS } from "#domain/organisation/unit.ts";
import { isRank } from "#domain/rank.ts";
import type { Task } from "#domain/task/task.ts";
import type { Kept, Snapshot } from "../../world/snapshot.ts";

/** Plans have one who leads them, and their members and columns are of a plan that is there. */
export function planViolations({ rows }: Snapshot): string[] {
  const plans = byId(rows.plan);
  const people = byId(rows.user);
  const violations: string[] = [];
  for (const plan of plans.values()) {
    const leaders = rows.planUser.filter(({ row }) => row.planId === plan.id && row.owner === 1);
    if (leaders.length !== 1) violations.push(`plan ${plan.id} is led by ${leaders.length}`);
  }
  for (const { row } of rows.planUser) {
    const { id, planId, userId } = row;
    if (id !== `${planId}:${userId}`) violations.push(`planUser ${id} joins something else`);
    if (!plans.has(planId)) violations.push(`planUser ${id} is of a plan that is gone`);
    if (!people.has(userId)) violations.push(`planUser ${id} is nobody`);
  }
  for (const { row } of rows.column) {
    if (!plans.has(row.planId)) violations.push(`column ${row.id} has lost its plan`);
    if (!isRank(row.rank)) violations.push(`column ${row.id} has no place`);
  }
  return violations;
}

/** Tasks stand in a column of their plan, subtasks below a task, and who is named is a member. */
export function taskViolations({ rows }: Snapshot): string[] {
  const columns = byId(rows.column);
  const tasks = byId(rows.task);
  const members = new Set(rows.planUser.map(({ row }) => row.id));
  const violations: string[] = [];
  for (const task of tasks.values()) {
    if (columns.get(task.columnId)?.planId !== task.planId)
      violations.push(`task ${task.id} stands in no column`);
    if (!isRank(task.rank)) violations.push(`task ${task.id} has no place`);
    if (task.parentId > 0) violations.push(...subtaskViolations(task, tasks.get(task.parentId)));
    for (const { userId } of task.taskUser) {
      if (!members.has(`${task.planId}:${userId}`))
        violations.push(`task ${task.id} names ${userId}, who is no member`);
    }
  }
  for (const { row } of rows.taskContent) {
    if (tasks.get(row.id)?.planId !== row.planId)
      violations.push(`the description ${row.id} has lost its task`);
  }
  for (const { row } of rows.taskLink) {
    const ends = [tasks.get(row.fromId), tasks.get(row.toId)];
    if (ends.some((task) => task?.planId !== row.planId))
      violations.push(`the link ${row.id} has lost one of its tasks`);
  }
  return violations;
}

function subtaskViolations(subtask: Task, task: Task | undefined): string[] {
  const isBelow = task?.planId === subtask.planId && task.parentId === 0;
  return isBelow ? [] : [`subtask ${subtask.id} has lost its task`];
}

/** Somebody administers, and trees of people have a root. */
export function companyViolations({ rows, sessions }: Snapshot): string[] {
  const violations: string[] = [];
  const people = byId(rows.user);
  const active = [...people.values()].filter((user) => !user.disableTime && !user.deleteTime);
  if (!active.some((user) => user.isAdmin)) violations.push("nobody administers the company");
  if (!rows.company.some(({ row }) => row.id === COMPANY_ID)) violations.push("no company");
  const activeIds = new Set(active.map((user) => user.id));
  for (const { userId, deviceId } of sessions) {
    if (!activeIds.has(userId)) violations.push(`${userId} may not sign in and is`);
    const device = rows.device.find(({ row }) => row.id === deviceId);
    if (device?.row.userId !== userId) violations.push(`${userId} is signed in on no device`);
  }
  for (const kind of UNIT_KINDS) {
    const units = byId(rows[kind]);
    for (const unit of units.values()) {
      const above = byId(rows[parentKindOf(kind)]);
      const hangs = kind === "role" ? unit.parentId : unit.id;
      if (!endsAtTop(hangs, above)) violations.push(`${kind} ${unit.id} hangs on nothing`);
      for (const { userId } of unit.members) {
        if (!people.has(userId)) violations.push(`${kind} ${unit.id} names nobody`);
      }
    }
  }
  return violations;
}

function endsAtTop(id: number, units: ReadonlyMap<number, { parentId: number }>): boolean {
  const passed = new Set<number>();
  for (let at = id; at !== 0; at = units.get(at)?.parentId ?? 0) {
    if (passed.has(at) || !units.has(at)) return false;
    passed.add(at);
  }
  return true;
}

function byId<Row extends { id: number }>(kept: readonly Kept<Row>[]): Map<number, Row> {
  return new Map(kept.map(({ row }) => [row.id, row]));
}
