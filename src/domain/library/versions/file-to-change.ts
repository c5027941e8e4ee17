import { failure, type Result, success } from "#base/result.ts";
import type { Actor } from "../../command.ts";
import type { Id } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { itemToChange } from "../can-use-library.ts";
import type { LibraryItem } from "../library-item.ts";

/** A file of the library that the caller may change; a folder has no versions. */
export function* fileToChange(id: Id, actor: Actor): Reading<Result<LibraryItem, Refusal>> {
  const found = yield* itemToChange(id, actor);
  if (!found.ok) return found;
  const { item } = found.value;
  return item.kind === "file" ? success(item) : failure(parameterError("file.gone"));
}
