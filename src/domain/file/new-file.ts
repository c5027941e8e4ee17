import type { Id } from "../id.ts";
import { extensionOf } from "./file-extension.ts";
import type { File } from "./file.ts";

/** What every file is known by from its birth. */
type Told = Pick<File, "id" | "userId" | "name" | "size" | "md5"> & {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/** A file's row at its birth, its maker's alone and with its content on the way, but for what is said of its place. */
export function newFile(
  told: Told,
  now: number,
  place: Partial<Record<PlaceField, Id>> = {},
): File {
  const { width = 0, height = 0, ...known } = told;
  return {
    planId: 0,
    privateTo: 0,
    dialogId: 0,
    taskId: 0,
    messageId: 0,
    itemId: 0,
    folderId: 0,
    recordId: 0,
    approvalId: 0,
    contentId: 0,
    baseId: 0,
    settlesId: 0,
    ...place,
    ...known,
    ext: extensionOf(told.name),
    width,
    height,
    createTime: now,
    arriveTime: 0,
    scan: "",
    sniffed: "",
  };
}

type PlaceField =
  | "planId"
  | "privateTo"
  | "dialogId"
  | "taskId"
  | "messageId"
  | "itemId"
  | "folderId"
  | "recordId"
  | "approvalId"
  | "contentId"
  | "baseId"
  | "settlesId";
