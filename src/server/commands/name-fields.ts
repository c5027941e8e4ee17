import type { EntityName } from "#domain/entity-names.ts";
import type { Id } from "#domain/id.ts";
import { idsIn } from "#domain/field/field-value.ts";
import { comparedName } from "#domain/name.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import type { AnyRow, RowId } from "#domain/entities.ts";
import type { FieldDetail } from "#domain/task/log/task-step.ts";
import type { NewStep } from "../tables/own/history/task-log.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

/**
 * Steps with what their fields are, which may be gone when somebody reads of them. What a task takes along into the
 * fields of another plan is nobody's step; what it leaves behind is told, so that nothing typed is lost.
 */
export async function nameFields(
  tx: Tx,
  steps: readonly NewStep[],
  before: (entity: EntityName, id: RowId) => AnyRow | undefined,
): Promise<NewStep[]> {
  const ids = new Set(steps.flatMap(({ detail }) => detail.field?.id ?? []));
  if (ids.size === 0) return [...steps];
  const fields = new Map<RowId, PlanField>();
  for (const { row } of await tableOf("planField").find(tx, [...ids])) fields.set(row.id, row);
  for (const id of ids) {
    const row = before("planField", id) as PlanField | undefined;
    if (row && !fields.has(id)) fields.set(id, row);
  }
  const named = steps.map((step): NewStep => {
    const { field } = step.detail;
    const found = field && fields.get(field.id);
    return found ? { ...step, detail: { ...step.detail, field: told(field, found) } } : step;
  });
  return withoutCarried(named);
}

function told(step: FieldDetail, { planId, name, kind, unit, options }: PlanField): FieldDetail {
  const chosen = kind === "choice" ? [...idsIn(step.from), ...idsIn(step.to)] : [];
  const choices = options.filter(({ id }) => chosen.includes(id));
  return {
    ...step,
    planId,
    name,
    kind,
    unit,
    options: choices.map(({ id, name: of }) => ({ id, name: of })),
  };
}

/** Without what is said of a task that has moved where the same stands in a field of its new plan. */
function withoutCarried(steps: readonly NewStep[]): NewStep[] {
  const moved = new Set(steps.flatMap(({ kind, taskId }) => (kind === "plan" ? [taskId] : [])));
  const come = new Set(
    steps.flatMap(({ taskId, detail: { field } }) =>
      field?.from === "" ? [keyOf(taskId, field, field.to)] : [],
    ),
  );
  return steps.filter(({ taskId, logOf, detail: { field } }) => {
    if (!field || !(moved.has(taskId) || moved.has(logOf))) return true;
    return field.from !== "" && !come.has(keyOf(taskId, field, field.from));
  });
}

function keyOf(taskId: Id, field: FieldDetail, value: string): string {
  return JSON.stringify([taskId, comparedName(field.name), field.kind, wordsOf(field, value)]);
}

/** A value as it reads in whatever plan: choices by their names. */
function wordsOf({ kind, options }: FieldDetail, value: string): string {
  if (kind === "number") return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
  if (kind !== "choice") return value;
  return idsIn(value)
    .map(
      (id) =>
        options
          .find((option) => option.id === id)
          ?.name.trim()
          .toLowerCase() ?? "",
    )
    .join();
}
