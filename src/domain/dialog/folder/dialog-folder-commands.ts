import { addDialogFolder } from "./add-dialog-folder.ts";
import { editDialogFolder } from "./edit-dialog-folder.ts";
import { putIntoFolder } from "./put-into-folder.ts";
import { removeDialogFolder } from "./remove-dialog-folder.ts";

/** What a person does with the folders of their chats. */
export const dialogFolderCommands = [
  addDialogFolder,
  editDialogFolder,
  putIntoFolder,
  removeDialogFolder,
] as const;
