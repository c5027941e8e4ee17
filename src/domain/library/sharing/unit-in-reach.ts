import { type Id, joinKey } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { FolderUnitKind } from "./folder-unit.ts";

/**
 * Whether somebody may share a folder with a unit, and it stays shared with it: it is there, and where it is a plan or an ordinary
 * group, they are in it. Whoever is not is not to learn who comes there and goes.
 */
export function* isUnitInReach(
  { kind, id }: { readonly kind: FolderUnitKind; readonly id: Id },
  userId: Id,
): Reading<boolean> {
  if (kind === "plan") return (yield* get("planUser", joinKey(id, userId))) !== undefined;
  if (kind !== "dialog") return (yield* get(kind, id)) !== undefined;
  const dialog = yield* get("dialog", id);
  if (dialog?.groupType !== "user") return false;
  return (yield* get("dialogUser", joinKey(id, userId))) !== undefined;
}
