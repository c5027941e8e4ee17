import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { DialogFolder } from "./dialog-folder.ts";

/** The folder, for whose it is; to all others there is none. */
export function* ownFolder(
  id: Id,
  userId: Id,
): Reading<{ readonly folder: DialogFolder } | { readonly refusal: Refusal }> {
  const folder = yield* get("dialogFolder", id);
  if (folder?.userId !== userId) return { refusal: parameterError("dialogFolder.gone") };
  return { folder };
}
