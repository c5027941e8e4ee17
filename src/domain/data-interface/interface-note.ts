import type { AuditNote } from "../audit/audit.ts";
import type { DataInterface } from "./data-interface.ts";

/** What administrators can look up of a change to a data interface. */
export function interfaceNote(
  what: "add" | "edit" | "remove",
  { id, name }: Pick<DataInterface, "id" | "name">,
): AuditNote {
  return { kind: "dataInterface", targetId: id, detail: { what, name } };
}
