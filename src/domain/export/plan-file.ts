import { definitionsOf } from "../field/field-definition.ts";
import { idsIn } from "../field/field-value.ts";
import type { PlanField } from "../field/plan-field.ts";
import type { Id } from "../id.ts";
import { SUBTASKS_MAX } from "../limits.ts";
import { assistantsOf, ownersOf, type Task } from "../task/task.ts";
import { PLAN_FILE_FORMAT, PLAN_FILE_VERSION, type PlanFile } from "./plan-file-shape.ts";
import type { PlanRows } from "./plan-rows.ts";

/** A plan as a file that comes in again as the same plan. */
export function planFile(rows: PlanRows): PlanFile {
  const { plan, columns, tags, flow, tasks } = rows;
  const [columnAt, tagAt, stateAt] = [placesOf(columns), placesOf(tags), placesOf(flow)];
  const people: PlanFile["people"] = [];
  const known = new Map<Id, number>();
  /** Where somebody stands in the list; they come there when they are first named. */
  const personAt = (id: Id): number[] => {
    const person = rows.people.get(id);
    if (!person || person.name === "") return [];
    const at = known.get(id) ?? people.push(person) - 1;
    known.set(id, at);
    return [at];
  };
  const fieldsOf = (task: Task) => {
    const said = rows.fields.flatMap((field, at) => {
      const value = placesOfValue(field, task.fields[field.id] ?? "", personAt);
      return value === "" ? [] : [{ field: at, value }];
    });
    return said.length > 0 && { fields: said };
  };
  const common = (task: Task) => ({
    name: task.name,
    startTime: task.startTime,
    endTime: task.endTime,
    completeTime: task.completeTime,
    color: task.color,
    priority: task.priority,
    estimate: task.estimate,
    owners: ownersOf(task).flatMap(personAt),
    assistants: assistantsOf(task).flatMap(personAt),
    state: stateAt(task.flowItemId),
    ...fieldsOf(task),
  });
  const byParent = Map.groupBy(tasks, ({ parentId }) => parentId);
  const links = linksOf(rows.links, byParent);
  return {
    format: PLAN_FILE_FORMAT,
    version: PLAN_FILE_VERSION,
    name: plan.name,
    desc: plan.desc,
    people,
    columns: columns.map(({ name, color, taskLimit }) => ({ name, color, taskLimit })),
    tags: tags.map(({ name, color }) => ({ name, color })),
    ...(rows.fields.length > 0 && { fields: definitionsOf(rows.fields) }),
    states: flow.map((state) => ({
      name: state.name,
      status: state.status,
      outcome: state.outcome,
      turns: state.turns.map(stateAt).filter((at) => at >= 0),
      people: state.userIdList.flatMap(personAt),
      autoAssign: state.autoAssign,
      userLimit: state.userLimit,
      column: columnAt(state.columnId),
    })),
    tasks: (byParent.get(0) ?? []).map((task) => ({
      ...common(task),
      column: columnAt(task.columnId),
      milestone: task.milestone,
      content: rows.contents.get(task.id) ?? "",
      archivedTime: task.archivedTime,
      tags: task.tagIds.map(tagAt).filter((at) => at >= 0),
      checklist: (rows.checks.get(task.id) ?? []).map(({ name, done }) => ({ name, done })),
      subtasks: (byParent.get(task.id) ?? []).map(common),
    })),
    ...(links.length > 0 && { links }),
  };
}

type FileLink = NonNullable<PlanFile["links"]>[number];

/** Links by the places of their tasks; in an order that follows from the tasks alone. */
function linksOf(links: PlanRows["links"], byParent: ReadonlyMap<Id, readonly Task[]>): FileLink[] {
  const ends = new Map<Id, FileLink["from"]>();
  for (const [task, { id }] of (byParent.get(0) ?? []).entries()) {
    ends.set(id, { task, subtask: -1 });
    for (const [subtask, part] of (byParent.get(id) ?? []).entries())
      ends.set(part.id, { task, subtask });
  }
  const order = ({ task, subtask }: FileLink["from"]) => task * (SUBTASKS_MAX + 1) + subtask;
  return links
    .flatMap(({ fromId, toId, kind, lag, lagUnit }) => {
      const [from, to] = [ends.get(fromId), ends.get(toId)];
      return from && to ? [{ from, to, kind, lag, lagUnit }] : [];
    })
    .toSorted(
      (one, other) => order(one.from) - order(other.from) || order(one.to) - order(other.to),
    );
}

/** A value that means the same elsewhere: choices and people by their places. */
function placesOfValue(
  { kind, options }: PlanField,
  value: string,
  personAt: (id: Id) => readonly number[],
): string {
  if (kind === "person") return idsIn(value).flatMap(personAt).join(",");
  if (kind !== "choice") return value;
  const places = idsIn(value).map((id) => options.findIndex((option) => option.id === id));
  return places.filter((at) => at >= 0).join(",");
}

function placesOf(things: readonly { readonly id: Id }[]): (id: Id) => number {
  const at = new Map(things.map(({ id }, index) => [id, index]));
  return (id) => at.get(id) ?? -1;
}
