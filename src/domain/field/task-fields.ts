import * as z from "zod/mini";
import { byRank } from "../by-rank.ts";
import { type Id, joinKey } from "../id.ts";
import { comparedName } from "../name.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { longTextShape } from "../shape.ts";
import type { Task } from "../task/task.ts";
import { FIELD_TEXT_MAX, PLAN_FIELDS_MAX } from "./field-limits.ts";
import { idsIn, valueOfField } from "./field-value.ts";
import { sameFields } from "./same-fields.ts";
import type { PlanField } from "./plan-field.ts";

/** What fields of a task are to say; "" takes away what one said. */
export const fieldValuesShape = z.optional(
  z
    .array(z.object({ id: idOf("planField"), value: longTextShape(FIELD_TEXT_MAX) }))
    .check(z.maxLength(PLAN_FIELDS_MAX)),
);
export type FieldValues = z.infer<typeof fieldValuesShape>;

/** The values after the change, each field by itself; refuses what is no field of the plan, and what it cannot hold. */
export function* changeFields(
  planId: Id,
  before: Task["fields"],
  values: FieldValues,
): Reading<{ fields: Task["fields"] } | { refusal: Refusal }> {
  const fields = { ...before };
  for (const { id, value: given } of values ?? []) {
    const field = yield* get("planField", id);
    if (field?.planId !== planId) return { refusal: parameterError("field.gone") };
    if (field.archivedTime > 0) return { refusal: parameterError("field.archived") };
    const value = valueOfField(field, given);
    if (value === undefined)
      return { refusal: parameterError("field.wrong", { name: field.name }) };
    if (field.kind === "person") {
      const standing = idsIn(before[id] ?? "");
      for (const userId of idsIn(value)) {
        const isThere =
          standing.includes(userId) || (yield* get("planUser", joinKey(planId, userId)));
        if (!isThere) return { refusal: parameterError("field.notMember", { name: field.name }) };
      }
    }
    if (value === "") delete fields[id];
    else fields[id] = value;
  }
  return { fields: sameFields(before, fields) ? before : fields };
}

/** Refuses to complete a task that does not say yet what it has to. */
export function* refuseUnfilled(task: Task): Reading<Refusal | undefined> {
  if (task.parentId > 0) return undefined;
  const fields = yield* list("planField", { planId: task.planId });
  const open = fields
    .filter(
      ({ required, archivedTime, kind }) => required === 1 && archivedTime === 0 && kind !== "sum",
    )
    .filter(({ id }) => (task.fields[id] ?? "") === "")
    .toSorted(byRank);
  const [first] = open;
  if (!first) return undefined;
  return parameterError("field.required", { name: first.name, count: open.length });
}

/** What fields of a plan of the same name and kind take over of what a task said in another one. */
export function* fieldsElsewhere(planId: Id, before: Task["fields"]): Reading<Task["fields"]> {
  const ids = Object.keys(before).map(Number);
  if (ids.length === 0) return before;
  const there = yield* list("planField", { planId });
  const fields: Task["fields"] = {};
  for (const id of ids) {
    const field = yield* get("planField", id);
    const twin = field && twinOf(field, there);
    if (!twin || fields[twin.id] !== undefined) continue;
    const value = yield* carriedOver(field, twin, before[id] ?? "");
    if (value !== "") fields[twin.id] = value;
  }
  return fields;
}

/** The field of another plan that means the same: both are called so, and hold the same kind of thing. */
export function twinOf(
  { name, kind }: Pick<PlanField, "name" | "kind">,
  there: readonly PlanField[],
): PlanField | undefined {
  return there.find(
    (one) =>
      one.kind === kind && one.archivedTime === 0 && comparedName(one.name) === comparedName(name),
  );
}

function* carriedOver(field: PlanField, twin: PlanField, value: string): Reading<string> {
  if (field.kind === "choice") {
    const names = idsIn(value).map(
      (id) => field.options.find((option) => option.id === id)?.name ?? "",
    );
    const ids = names.flatMap(
      (name) =>
        twin.options.find((option) => comparedName(option.name) === comparedName(name))?.id ?? [],
    );
    return ids.slice(0, twin.several ? undefined : 1).join(",");
  }
  if (field.kind === "person") {
    const members: Id[] = [];
    for (const userId of idsIn(value))
      if (yield* get("planUser", joinKey(twin.planId, userId))) members.push(userId);
    return members.slice(0, twin.several ? undefined : 1).join(",");
  }
  return valueOfField(twin, value) ?? "";
}
