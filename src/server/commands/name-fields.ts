import type { EntityName } from "#domain/entity-names.ts";
import { idsIn } from "#domain/field/field-value.ts";
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

function withoutCarried(steps: readonly NewStep[]): NewStep[] {
  const key = ({ taskId }: NewStep, { name, kind }: FieldDetail, words: string) =>
    JSON.stringify([taskId, name.trim().toLowerCase(), kind, words]);
  const keysOf = (isGone: boolean) =>
    new Set(
      steps.flatMap((step) => {
        const { field } = step.detail;
        const words = field && wordsOf(field, isGone ? field.from : field.to);
        return field && (isGone ? field.to : field.from) === ""
          ? [key(step, field, words ?? "")]
          : [];
      }),
    );
  const moved = new Set(steps.flatMap(({ kind, taskId }) => (kind === "plan" ? [taskId] : [])));
  const [gone, come] = [keysOf(true), keysOf(false)];
  return steps.filter((step) => {
    const { field } = step.detail;
    if (!field || !(moved.has(step.taskId) || moved.has(step.logOf))) return true;
    if (field.from === "") return false;
    return !(
      gone.has(key(step, field, wordsOf(field, field.from))) &&
      come.has(key(step, field, wordsOf(field, field.from)))
    );
  });
}

/** A value as it reads in whatever plan: choices by their names. */
function wordsOf({ kind, options }: FieldDetail, value: string): string {
  if (kind === "number") return value.replace(/\.?0+$/, "");
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
