import { failure, type Result } from "#base/result.ts";
import type { Actor } from "../../command.ts";
import type { Id } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { type ItemInReach, itemToChange } from "../can-use-library.ts";

/** A file of the library that the caller may change; a folder has no versions. */
export function* fileToChange(id: Id, actor: Actor): Reading<Result<ItemInReach, Refusal>> {
  const found = yield* itemToChange(id, actor);
  if (!found.ok) return found;
  return found.value.item.kind === "file" ? found : failure(parameterError("file.gone"));
}
