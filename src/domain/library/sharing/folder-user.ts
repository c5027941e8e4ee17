import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { folderScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** What somebody may do in a shared folder besides looking at what is in it. */
export const folderRightShape = z.enum(["read", "write"]);
export type FolderRight = z.infer<typeof folderRightShape>;

/** That a person was let into a shared folder. */
export const folderUserShape = z.object({
  /** `<folderId>:<userId>` */
  id: z.string(),
  folderId: idShape,
  userId: idShape,
  right: folderRightShape,
  createTime: timeShape,
});
export type FolderUser = z.infer<typeof folderUserShape>;

export const folderUserEntity = defineEntity({
  name: "folderUser",
  table: "folder_users",
  frame: "file",
  since: 9,
  shape: folderUserShape,
  birth: "computed",
  scope: (row) => folderScope(row.folderId),
  lists: ["folderId"],
  indexes: ["scope", "folderId"],
  grant: (row) => ({ userId: row.userId, scope: folderScope(row.folderId) }),
});
