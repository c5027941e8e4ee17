import type { Id } from "../id.ts";
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
  });
  const byParent = Map.groupBy(tasks, ({ parentId }) => parentId);
  return {
    format: PLAN_FILE_FORMAT,
    version: PLAN_FILE_VERSION,
    name: plan.name,
    desc: plan.desc,
    people,
    columns: columns.map(({ name, color, taskLimit }) => ({ name, color, taskLimit })),
    tags: tags.map(({ name, color }) => ({ name, color })),
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
  };
}

function placesOf(things: readonly { readonly id: Id }[]): (id: Id) => number {
  const at = new Map(things.map(({ id }, index) => [id, index]));
  return (id) => at.get(id) ?? -1;
}
