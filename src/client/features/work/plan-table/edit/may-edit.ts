import type { TaskRights } from "#client/parts/task/task-rights.ts";
import type { TableField } from "../model/table-fields.ts";

/** The right that changing a cell asks for; what has none cannot be changed in the table. */
const rightOf: Readonly<Partial<Record<TableField, "change" | "complete" | "move">>> = {
  status: "complete",
  name: "change",
  owner: "change",
  assist: "change",
  start: "change",
  end: "change",
  priority: "change",
  column: "move",
  color: "change",
  tags: "change",
  estimate: "change",
};

/** Whether the person may change what a cell shows. */
export function mayEdit(field: TableField, rights: TaskRights): boolean {
  const right = rightOf[field];
  return right !== undefined && rights[right];
}
