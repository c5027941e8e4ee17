import type { AuditNote } from "../audit/audit.ts";
import type { MenuItem } from "./menu-item.ts";

/** What administrators can look up of a change to the menu. */
export function menuNote(
  what: "add" | "edit" | "remove",
  { id, name }: Pick<MenuItem, "id" | "name">,
): AuditNote {
  return { kind: "menu", targetId: id, detail: { what, name } };
}
