import type { Change } from "../command.ts";
import { get, type Reading } from "../reading.ts";
import type { LibraryItem } from "./library-item.ts";

/** An item in its place under its name; its content is called the same, because it is saved under that name. */
export function* nameItem(item: LibraryItem): Reading<Change[]> {
  const changes: Change[] = [{ entity: "libraryItem", action: "update", put: item }];
  const file = item.fileId > 0 ? yield* get("file", item.fileId) : undefined;
  if (!file || file.name === item.name) return changes;
  const put = { ...file, name: item.name, ext: item.ext };
  return [...changes, { entity: "file", action: "update", put }];
}
