import type { Baseline } from "../../baseline/baseline.ts";
import type { Id } from "../../id.ts";
import { planActs } from "../../plan/set-plan-rights.ts";
import type { TaskTemplate } from "../../task-template/task-template.ts";
import type { TimeEntry } from "../../work-time/time-entry.ts";
import type { PlanFile } from "../plan-file-shape.ts";
import type { WholePlan } from "../plan-rows.ts";
import { addressInPlaces } from "./address-in-places.ts";
import { automationInPlaces } from "./automation-in-places.ts";
import type { FileParts, FileTemplate } from "./file-parts-shape.ts";
import { type Places, standing, valueInPlaces } from "./places.ts";

type TaskEnd = NonNullable<PlanFile["links"]>[number]["from"];
type FileTimes = NonNullable<PlanFile["tasks"][number]["times"]>;

const byId = (one: { readonly id: Id }, other: { readonly id: Id }) => one.id - other.id;

/** What a plan has beside its tasks, in an order that follows from itself; lists of nothing are left out. */
export function partsInPlaces(
  rows: WholePlan,
  places: Places,
  ends: ReadonlyMap<Id, TaskEnd>,
): FileParts {
  const rights = planActs.flatMap((act) => {
    const part = rows.plan.rights[act];
    return part === undefined ? [] : [[act, part] as const];
  });
  const parts = {
    baselines: rows.baselines.toSorted(byId).flatMap((one) => baselineIn(one, ends)),
    automations: rows.automations
      .toSorted(byId)
      .flatMap((automation) => automationInPlaces(automation, places) ?? []),
    views: rows.views.toSorted(byId).flatMap(({ name, shared, address: saved }) => {
      const address = addressInPlaces(saved, places);
      return address ? [{ name, shared, address }] : [];
    }),
    templates: rows.templates.toSorted(byId).map((one) => templateIn(one, places)),
  };
  return {
    ...Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length > 0)),
    ...(rights.length > 0 && { rights: Object.fromEntries(rights) }),
  };
}

/** Time that was worked on a task, oldest first; undefined where there is none. */
export function timesInPlaces(
  entries: readonly TimeEntry[],
  { personAt }: Places,
): FileTimes | undefined {
  const times = entries
    .toSorted((one, other) => one.startTime - other.startTime || byId(one, other))
    .flatMap(({ userId, startTime, minutes, note, timed }) => {
      const person = personAt(userId);
      return person < 0 ? [] : [{ person, startTime, minutes, note, timed }];
    });
  return times.length > 0 ? times : undefined;
}

/** Tasks that are gone have nothing to be compared with; a baseline of none but those neither. */
function baselineIn(
  { name, createTime, tasks: kept }: Baseline,
  ends: ReadonlyMap<Id, TaskEnd>,
): NonNullable<FileParts["baselines"]> {
  const order = new Map([...ends.keys()].map((id, at) => [id, at]));
  const tasks = kept
    .toSorted(([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
    .flatMap(([id, startTime, endTime]) => {
      const end = ends.get(id);
      return end ? [{ ...end, startTime, endTime }] : [];
    });
  return tasks.length > 0 ? [{ name, createTime, tasks }] : [];
}

function templateIn({ name, task }: TaskTemplate, places: Places): FileTemplate {
  const { tagIds, fields, priority, estimate, ...rest } = task;
  const said = fields.flatMap(({ id, value }) => {
    const at = places.fieldAt(id);
    const field = places.fields[at];
    const kept = field ? valueInPlaces(field, value, places) : "";
    return kept === "" ? [] : [{ field: at, value: kept }];
  });
  return {
    name,
    task: { ...rest, priority, estimate, tags: standing(tagIds, places.tagAt), fields: said },
  };
}
