import type { Change } from "../../command.ts";
import type { File } from "../../file/file.ts";
import type { Id } from "../../id.ts";
import { LIBRARY_VERSIONS_MAX } from "../../limits.ts";
import { list, type Reading } from "../../reading.ts";
import type { LibraryItem } from "../library-item.ts";

/** The contents that a file has had, the newest first. */
export function* versionsOf(itemId: Id): Reading<File[]> {
  return newestFirst(yield* list("file", { itemId }));
}

/** The newest first; of the same moment the one that was born later. */
export function newestFirst(files: readonly File[]): File[] {
  return files.toSorted((one, other) => other.createTime - one.createTime || other.id - one.id);
}

/** Takes away the oldest versions, where with a new one there are more than are kept. */
export function* surplusVersions({ id, fileId }: LibraryItem): Reading<Change[]> {
  const others = (yield* versionsOf(id)).filter((file) => file.id !== fileId);
  return others
    .slice(LIBRARY_VERSIONS_MAX - 1)
    .map((file) => ({ entity: "file", action: "delete", remove: file.id }));
}
