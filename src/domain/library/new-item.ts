import { extensionOf } from "../file/file-extension.ts";
import { freeName } from "./free-name.ts";
import type { LibraryItem } from "./library-item.ts";
import type { Place } from "./library-tree.ts";

type Told = Pick<LibraryItem, "id" | "userId" | "name" | "kind"> &
  Partial<Pick<LibraryItem, "size" | "fileId">>;

/** A folder or file at its birth, under a name that is free where it comes. */
export function newItem(
  told: Told,
  { pid, planId, folderId }: Place,
  inIt: readonly LibraryItem[],
  now: number,
): LibraryItem {
  const ext = told.kind === "file" ? extensionOf(told.name) : "";
  const name = freeName({ name: told.name, ext }, inIt);
  const times = { createTime: now, updateTime: now, removedTime: 0 };
  return { size: 0, fileId: 0, ...told, version: 1, pid, planId, folderId, name, ext, ...times };
}
