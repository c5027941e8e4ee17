import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { folderScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** What somebody may do in a shared folder besides looking at what is in it. */
export const folderRightShape = z.enum(["read", "write"]);
export type FolderRight = z.infer<typeof folderRightShape>;

/** What somebody was given by themselves: `same` = all that they have, because no unit of theirs was let in. */
export const ownRightShape = z.enum(["same", "none", ...folderRightShape.options]);
export type OwnRight = z.infer<typeof ownRightShape>;

/** That a person was let into a shared folder, by themselves or with a unit of theirs. */
export const folderUserShape = z.object({
  /** `<folderId>:<userId>` */
  id: z.string(),
  folderId: idShape,
  userId: idShape,
  /** The most that they were given. */
  right: folderRightShape,
  ownRight: ownRightShape,
  createTime: timeShape,
});
export type FolderUser = z.infer<typeof folderUserShape>;

export const folderUserEntity = defineEntity({
  name: "folderUser",
  table: "folder_users",
  frame: "file",
  since: 9,
  shapeVersion: 2,
  added: { ownRight: "same" },
  shape: folderUserShape,
  birth: "computed",
  scope: (row) => folderScope(row.folderId),
  lists: ["folderId"],
  indexes: ["scope", "folderId"],
  grant: (row) => ({ userId: row.userId, scope: folderScope(row.folderId) }),
});
