import type { AuditNote } from "../audit/audit.ts";
import type { Change } from "../command.ts";
import type { Id } from "../id.ts";
import type { Unit, UnitKind } from "./unit.ts";

/** A node of a tree as it is from now on. */
export function putUnit(kind: UnitKind, action: "add" | "update", put: Unit): Change {
  // The compiler cannot see by itself that the three kinds have one shape.
  return { entity: kind, action, put } as Change;
}

/** A node of a tree goes. */
export function dropUnit(kind: UnitKind, id: Id): Change {
  return { entity: kind, action: "delete", remove: id } as Change;
}

/** What the audit log keeps of a change of a tree. */
export function unitNoteOf(
  kind: UnitKind,
  what: "add" | "edit" | "move" | "remove",
  { id, name }: Pick<Unit, "id" | "name">,
): AuditNote {
  return { kind: "organisation", targetId: id, detail: { tree: kind, what, name } };
}
