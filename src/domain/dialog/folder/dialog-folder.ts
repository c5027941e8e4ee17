import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

export const DIALOG_FOLDER_NAME_MAX = 30;
/** Folders of one person at most. */
export const DIALOG_FOLDERS_MAX = 20;
/** Chats in one folder at most. */
export const FOLDER_DIALOGS_MAX = 500;

/** A folder into which a person puts chats; nobody else sees it. A chat may lie in several of them. */
export const dialogFolderShape = z.object({
  id: idShape,
  userId: idShape,
  name: z.string(),
  /** Order among the others. */
  rank: z.string(),
  /** Also chats that the person has left meanwhile: they may come back. */
  dialogIds: z.array(idShape),
  createTime: timeShape,
});
export type DialogFolder = z.infer<typeof dialogFolderShape>;

export const dialogFolderEntity = defineEntity({
  name: "dialogFolder",
  table: "dialog_folders",
  frame: "dialog",
  since: 34,
  shape: dialogFolderShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
});
