import type { AuditNote } from "../audit/audit.ts";
import type { Dictionary } from "./dictionary.ts";

/** What administrators can look up of a change to a dictionary or to what can be chosen from it. */
export function dictionaryNote(
  what: "add" | "edit" | "remove",
  { id, name }: Pick<Dictionary, "id" | "name">,
): AuditNote {
  return { kind: "dictionary", targetId: id, detail: { what, name } };
}
