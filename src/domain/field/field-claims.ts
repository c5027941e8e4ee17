import type { Claim } from "../claim.ts";
import type { Id } from "../id.ts";
import type { FieldValues } from "./task-fields.ts";

const NAMED = /^field\.(\d+)$/;

/** What a field of a plan is called where fields of tasks are told apart by name. */
export function fieldKey(id: Id | string): `field.${string}` {
  return `field.${id}`;
}

/** The field of a plan that such a name means; undefined for what every task has. */
export function fieldIdOf(key: string): Id | undefined {
  const [, id] = NAMED.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** What somebody says of each field by itself: whoever is overruled in one is not in another. */
export function fieldClaims(taskId: Id, values: NonNullable<FieldValues>): Claim[] {
  return values.map(({ id, value }) => ({
    entity: "task",
    id: taskId,
    field: fieldKey(id),
    value,
    again: { id: taskId, fields: [{ id, value }] },
  }));
}

/** What a row says where a claim says something: a field of its own, or one of its plan. */
export function claimedValue(row: object, key: string): unknown {
  const id = fieldIdOf(key);
  if (id === undefined) return Reflect.get(row, key);
  const fields = Reflect.get(row, "fields") as Readonly<Record<string, string>> | undefined;
  return fields?.[id] ?? "";
}
