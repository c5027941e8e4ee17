import { definitionsOf } from "../field/field-definition.ts";
import { entryRulesOf } from "../flow/entry-rules.ts";
import type { Id } from "../id.ts";
import { SUBTASKS_MAX } from "../limits.ts";
import { isPrivate } from "../task/private/visibility.ts";
import { assistantsOf, ownersOf, type Task } from "../task/task.ts";
import { PLAN_FILE_FORMAT, PLAN_FILE_VERSION, type PlanFile } from "./plan-file-shape.ts";
import { partsInPlaces, timesInPlaces } from "./parts/parts-in-places.ts";
import { placesOf, standing, valueInPlaces } from "./parts/places.ts";
import type { PlanRows, WholePlan } from "./plan-rows.ts";

/** A plan as a file that comes in again as the same plan. */
export function planFile(rows: WholePlan): PlanFile {
  const { plan, columns, tags, flow, tasks } = rows;
  const places = placesOf(rows);
  const { columnAt, tagAt, stateAt, personAt } = places;
  const fieldsOf = (task: Task) => {
    const said = rows.fields.flatMap((field, at) => {
      const value = valueInPlaces(field, task.fields[field.id] ?? "", places);
      return value === "" ? [] : [{ field: at, value }];
    });
    return said.length > 0 && { fields: said };
  };
  const timesOf = ({ id }: Task) => {
    const times = timesInPlaces(rows.times.get(id) ?? [], places);
    return times && { times };
  };
  const common = (task: Task) => ({
    name: task.name,
    startTime: task.startTime,
    endTime: task.endTime,
    completeTime: task.completeTime,
    color: task.color,
    priority: task.priority,
    estimate: task.estimate,
    owners: standing(ownersOf(task), personAt),
    assistants: standing(assistantsOf(task), personAt),
    state: stateAt(task.flowItemId),
    ...fieldsOf(task),
    ...timesOf(task),
  });
  const byParent = Map.groupBy(tasks, ({ parentId }) => parentId);
  const ends = endsOf(byParent);
  const links = linksOf(rows.links, ends);
  return {
    format: PLAN_FILE_FORMAT,
    version: PLAN_FILE_VERSION,
    name: plan.name,
    desc: plan.desc,
    // Filled while all that follows is written.
    people: places.people,
    columns: columns.map(({ name, color, taskLimit }) => ({ name, color, taskLimit })),
    tags: tags.map(({ name, color }) => ({ name, color })),
    ...(rows.fields.length > 0 && { fields: definitionsOf(rows.fields) }),
    states: flow.map((state) => ({
      name: state.name,
      status: state.status,
      outcome: state.outcome,
      turns: standing(state.turns, stateAt),
      people: standing(state.userIdList, personAt),
      autoAssign: state.autoAssign,
      userLimit: state.userLimit,
      ...entryRulesOf(state),
      column: columnAt(state.columnId),
    })),
    tasks: (byParent.get(0) ?? []).map((task) => ({
      ...common(task),
      column: columnAt(task.columnId),
      milestone: task.milestone,
      ...(isPrivate(task) && { isPrivate: 1 as const }),
      ...(task.visibleTo.length > 0 && { shownTo: standing(task.visibleTo, personAt) }),
      content: rows.contents.get(task.id) ?? "",
      archivedTime: task.archivedTime,
      tags: standing(task.tagIds, tagAt),
      checklist: (rows.checks.get(task.id) ?? []).map(({ name, done }) => ({ name, done })),
      subtasks: (byParent.get(task.id) ?? []).map(common),
    })),
    ...(links.length > 0 && { links }),
    ...partsInPlaces(rows, places, ends),
  };
}

type FileLink = NonNullable<PlanFile["links"]>[number];

/** Tasks and subtasks by their places, in their order. */
function endsOf(byParent: ReadonlyMap<Id, readonly Task[]>): ReadonlyMap<Id, FileLink["from"]> {
  const ends = new Map<Id, FileLink["from"]>();
  for (const [task, { id }] of (byParent.get(0) ?? []).entries()) {
    ends.set(id, { task, subtask: -1 });
    for (const [subtask, part] of (byParent.get(id) ?? []).entries())
      ends.set(part.id, { task, subtask });
  }
  return ends;
}

/** Links by the places of their tasks; in an order that follows from the tasks alone. */
function linksOf(links: PlanRows["links"], ends: ReadonlyMap<Id, FileLink["from"]>): FileLink[] {
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
