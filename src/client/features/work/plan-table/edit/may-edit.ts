import type { TaskRights } from "#client/parts/task/task-rights.ts";
import type { OwnFields } from "../model/own-fields.ts";
import {
  isOwnField,
  type StandingField,
  type TableField,
} from "#client/parts/plan/table/table-fields.ts";

/** The right that changing a cell asks for; what has none cannot be changed in the table. */
const rightOf: Readonly<
  Partial<Record<StandingField, "change" | "complete" | "move" | "schedule">>
> = {
  status: "complete",
  name: "change",
  owner: "change",
  assist: "change",
  start: "schedule",
  end: "schedule",
  priority: "change",
  column: "move",
  color: "change",
  tags: "change",
  estimate: "change",
};

/** Whether the person may change what a cell shows. */
export function mayEdit(field: TableField, rights: TaskRights, own: OwnFields): boolean {
  if (isOwnField(field)) return rights.change && (own.get(field)?.kind ?? "sum") !== "sum";
  const right = rightOf[field];
  return right !== undefined && rights[right];
}
